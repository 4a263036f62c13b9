import SwiftUI

/// A gallery: the picture that is tapped grows into its sheet, and goes back into its place.
struct HeroScene: View {
  @Namespace private var gallery
  @State private var shown: Photo?

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 104), spacing: 12)], spacing: 12) {
        ForEach(Photo.samples) { photo in
          Button {
            shown = photo
          } label: {
            SquarePicture(photo: photo)
              .clipShape(RoundedRectangle(cornerRadius: 12))
              .matchedTransitionSource(id: photo.id, in: gallery) {
                $0.clipShape(RoundedRectangle(cornerRadius: 12))
              }
          }
          .buttonStyle(.plain)
          .accessibilityLabel(photo.title)
          .accessibilityIdentifier(photo.id)
        }
      }
      .padding()
    }
    .sheet(item: $shown) { photo in
      PhotoPage(photo: photo)
        .navigationTransition(.zoom(sourceID: photo.id, in: gallery))
    }
  }
}

/// A picture as wide as the sheet, and what it shows.
private struct PhotoPage: View {
  let photo: Photo

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      SquarePicture(photo: photo)
        .accessibilityIdentifier("photo")
      Text(photo.title)
        .font(.title.bold())
        .padding(.horizontal)
      Text("Drag it down: it goes back to where it came from, as far as you drag.")
        .foregroundColor(.secondary)
        .padding(.horizontal)
      Spacer()
    }
  }
}

private struct SquarePicture: View {
  let photo: Photo

  var body: some View {
    Color(.systemGray5)
      .overlay { Image(photo.id).resizable().scaledToFill() }
      .aspectRatio(1, contentMode: .fit)
      .clipped()
  }
}

private struct Photo: Identifiable {
  /// The picture's name.
  let id: String
  let title: String

  static let samples = [
    Photo(id: "thalassa", title: "By the sea"), Photo(id: "tramontana", title: "Out of the oven"),
    Photo(id: "chez-maelle", title: "An evening"), Photo(id: "shiosai-ramen", title: "Noodles"),
    Photo(id: "green-fern", title: "Green"), Photo(id: "oyster-shed", title: "Oysters"),
    Photo(id: "paloma-azul", title: "Lime"), Photo(id: "smokestack", title: "Smoke"),
    Photo(id: "yasmin", title: "A full table"), Photo(id: "fiordilatte", title: "Ice"),
    Photo(id: "hamanasu", title: "Sushi"), Photo(id: "cafe-lumiere", title: "Breakfast"),
    Photo(id: "don-anselmo", title: "Sunday"), Photo(id: "dar-zitoun", title: "A tagine"),
    Photo(id: "pastelaria-saudade", title: "Sweet"), Photo(id: "shuk-skillet", title: "In the pan"),
    Photo(id: "lindenblatt", title: "Cake"), Photo(id: "malabar-lane", title: "Spices"),
  ]
}
