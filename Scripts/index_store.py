"""Reads the index that the Swift compiler writes during a debug build: which file defines which symbol, and where each
symbol is named. Through the C interface of the toolchain's libIndexStore (indexstore/indexstore.h)."""

import ctypes
import os
import shutil
from collections import namedtuple

# A symbol named or defined at a line of a file.
Occurrence = namedtuple("Occurrence", "usr name kind subkind roles line")

# indexstore_symbol_role_t
DECLARATION, DEFINITION, REFERENCE, IMPLICIT = 1 << 0, 1 << 1, 1 << 2, 1 << 8
# indexstore_symbol_kind_t
EXTENSION, PARAMETER, MODULE = 9, 25, 1
# indexstore_symbol_subkind_t: getters, setters and their like, which stand beside the property itself.
ACCESSORS = {3, 4, 1000, 1001, 1002, 1003, 1014, 1015, 1016, 1017, 1018}
# indexstore_unit_dependency_kind_t
RECORD = 2


class StringRef(ctypes.Structure):
    _fields_ = [("data", ctypes.POINTER(ctypes.c_char)), ("length", ctypes.c_size_t)]

    def text(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


def library():
    """The toolchain's library; None where there is none."""
    swift = shutil.which(os.environ.get("SWIFT", "swift"))
    if swift is None:
        return None
    folder = os.path.dirname(os.path.dirname(os.path.realpath(swift)))
    path = os.path.join(folder, "lib", "libIndexStore.so")
    if not os.path.exists(path):
        return None
    try:
        lib = ctypes.CDLL(path)
    except OSError:
        return None
    pointer, text = ctypes.c_void_p, StringRef
    for name, result, arguments in [
        ("store_create", pointer, [ctypes.c_char_p, ctypes.POINTER(pointer)]),
        ("unit_reader_create", pointer, [pointer, ctypes.c_char_p, ctypes.POINTER(pointer)]),
        ("unit_reader_dispose", None, [pointer]),
        ("unit_reader_get_main_file", text, [pointer]),
        ("unit_reader_get_module_name", text, [pointer]),
        ("unit_reader_is_system_unit", ctypes.c_bool, [pointer]),
        ("unit_reader_get_modification_time", None,
         [pointer, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_int64)]),
        ("unit_dependency_get_kind", ctypes.c_int, [pointer]),
        ("unit_dependency_get_name", text, [pointer]),
        ("unit_dependency_get_filepath", text, [pointer]),
        ("record_reader_create", pointer, [pointer, ctypes.c_char_p, ctypes.POINTER(pointer)]),
        ("record_reader_dispose", None, [pointer]),
        ("occurrence_get_symbol", pointer, [pointer]),
        ("occurrence_get_roles", ctypes.c_uint64, [pointer]),
        ("occurrence_get_line_col", None,
         [pointer, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
        ("symbol_get_kind", ctypes.c_int, [pointer]),
        ("symbol_get_subkind", ctypes.c_int, [pointer]),
        ("symbol_get_name", text, [pointer]),
        ("symbol_get_usr", text, [pointer]),
    ]:
        function = getattr(lib, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
    return lib


UNITS = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, StringRef)
EACH = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


class Index:
    """The newest index of each file of one module."""

    def __init__(self, store_path, module):
        self.lib = library()
        self.store = None
        # By the file's path below the module's folder: (record's name, when it was written).
        self.records = {}
        if self.lib is None or not os.path.isdir(store_path):
            return
        error = ctypes.c_void_p()
        self.store = self.lib.indexstore_store_create(store_path.encode(), ctypes.byref(error))
        if self.store:
            self._find_records(module)

    def _find_records(self, module):
        lib, names = self.lib, []

        def note(_, name):
            names.append(name.text())
            return True

        lib.indexstore_store_units_apply_f(
            ctypes.c_void_p(self.store), ctypes.c_uint(1), None, UNITS(note))
        middle = "/Sources/" + module + "/"
        for name in names:
            error = ctypes.c_void_p()
            unit = lib.indexstore_unit_reader_create(self.store, name.encode(), ctypes.byref(error))
            if not unit:
                continue
            if lib.indexstore_unit_reader_get_module_name(unit).text() == module:
                main = lib.indexstore_unit_reader_get_main_file(unit).text()
                if middle in main:
                    self._note_record(unit, main, main.split(middle, 1)[1])
            lib.indexstore_unit_reader_dispose(unit)

    def _note_record(self, unit, main, file):
        lib = self.lib
        seconds, rest = ctypes.c_int64(), ctypes.c_int64()
        lib.indexstore_unit_reader_get_modification_time(unit, ctypes.byref(seconds), ctypes.byref(rest))
        # The compiler notes the time of the source that it read.
        time = seconds.value + rest.value / 1e9

        def note(_, dependency):
            if (lib.indexstore_unit_dependency_get_kind(dependency) == RECORD
                    and lib.indexstore_unit_dependency_get_filepath(dependency).text() == main):
                name = lib.indexstore_unit_dependency_get_name(dependency).text()
                if file not in self.records or self.records[file][1] < time:
                    self.records[file] = (name, time)
            return True

        lib.indexstore_unit_reader_dependencies_apply_f(ctypes.c_void_p(unit), None, EACH(note))

    def occurrences(self, file):
        """What a file defines and names, accessors left out."""
        lib, result, symbols = self.lib, [], {}
        error = ctypes.c_void_p()
        reader = lib.indexstore_record_reader_create(
            self.store, self.records[file][0].encode(), ctypes.byref(error))
        if not reader:
            return result
        line, column = ctypes.c_uint(), ctypes.c_uint()
        line_at, column_at = ctypes.byref(line), ctypes.byref(column)

        def note(_, occurrence):
            symbol = lib.indexstore_occurrence_get_symbol(occurrence)
            known = symbols.get(symbol)
            if known is None:
                known = symbols[symbol] = (
                    lib.indexstore_symbol_get_usr(symbol).text(), lib.indexstore_symbol_get_name(symbol).text(),
                    lib.indexstore_symbol_get_kind(symbol), lib.indexstore_symbol_get_subkind(symbol))
            if known[3] in ACCESSORS:
                return True
            roles = lib.indexstore_occurrence_get_roles(occurrence)
            lib.indexstore_occurrence_get_line_col(occurrence, line_at, column_at)
            result.append(Occurrence(*known, roles, line.value))
            return True

        lib.indexstore_record_reader_occurrences_apply_f(ctypes.c_void_p(reader), None, EACH(note))
        lib.indexstore_record_reader_dispose(reader)
        return result
