// Tests look at what is painted: display lists, resolved colours, picture sources.
@_exported import Graphics
