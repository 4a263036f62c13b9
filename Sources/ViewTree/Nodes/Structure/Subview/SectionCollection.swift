/// A section among the subviews of another view.
public struct SectionConfiguration: Identifiable {
  /// Names a section for as long as it is there.
  public struct ID: Hashable {
    let first: Subview.ID
  }

  public let id: ID
  public fileprivate(set) var header = SubviewsCollection(subviews: [])
  public fileprivate(set) var content = SubviewsCollection(subviews: [])
  public fileprivate(set) var footer = SubviewsCollection(subviews: [])
  /// What the section tells its container.
  public fileprivate(set) var containerValues = ContainerValues()

  fileprivate var isEmpty: Bool { header.isEmpty && content.isEmpty && footer.isEmpty }
}

/// The sections of a view; adjacent subviews outside of any section form one of their own.
public struct SectionCollection: RandomAccessCollection {
  private(set) var sections: [SectionConfiguration] = []

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// Divides subviews, the marks of sections among them.
  init(_ subviews: SubviewsCollection) {
    var section: SectionConfiguration?
    for subview in subviews {
      if let edge = subview.traits[ObjectIdentifier(SectionEdgeTrait.self)] as? ListEdge {
        if let section, edge == .sectionEnd || !section.isEmpty { sections.append(section) }
        section = edge == .sectionBegin ? SectionConfiguration(id: .init(first: subview.id)) : nil
        section?.containerValues = ContainerValues(traits: subview.traits)
        continue
      }
      var open = section ?? SectionConfiguration(id: .init(first: subview.id))
      switch subview.traits[ObjectIdentifier(SectionPartTrait.self)] as? SectionPart {
      case .header: open.header = SubviewsCollection(subviews: open.header.subviews + [subview])
      case .footer: open.footer = SubviewsCollection(subviews: open.footer.subviews + [subview])
      case nil: open.content = SubviewsCollection(subviews: open.content.subviews + [subview])
      }
      section = open
    }
    if let section { sections.append(section) }
  }
}
