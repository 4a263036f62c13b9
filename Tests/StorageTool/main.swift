import Foundation
import SDLHost

/// storage-tool FILE: keeps writing a long text of one number, which grows, until it is killed; says so with one byte when
/// it begins.
let storage = FileStorage(path: CommandLine.arguments[1])
let text = storage.value(forKey: "text") as? String ?? ""
var number = text.split(separator: " ").first.flatMap { Int($0) } ?? 0
FileHandle.standardOutput.write(Data([1]))
while true {
  storage.set(String(repeating: "\(number) ", count: 2000), forKey: "text")
  storage.flush()
  number += 1
}
