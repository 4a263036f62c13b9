import AssetNames
import Foundation

/// asset-symbols OUTPUT BUNDLE CATALOGUE…: writes the Swift source that names what the catalogues hold.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
  FileHandle.standardError.write(Data("error: usage: asset-symbols OUTPUT BUNDLE CATALOGUE…\n".utf8))
  exit(64)
}
let folders = arguments.dropFirst(2).map { AssetFolder(path: $0) }
let source = AssetSource(folders.flatMap(\.sets), bundle: arguments[1])
for warning in folders.flatMap(\.warnings) + source.warnings {
  // One line each, in the form that tools for builds recognize.
  print("warning: " + warning.replacingOccurrences(of: "\n", with: " "))
}
do {
  // What is the same is not written, so that nothing is compiled again.
  let url = URL(fileURLWithPath: arguments[0])
  if (try? String(contentsOf: url, encoding: .utf8)) != source.text {
    try Data(source.text.utf8).write(to: url, options: .atomic)
  }
} catch {
  FileHandle.standardError.write(Data("error: \(arguments[0]) cannot be written: \(error)\n".utf8))
  exit(74)
}
