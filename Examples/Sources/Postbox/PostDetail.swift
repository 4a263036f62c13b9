import SwiftUI

/// A post with all its words.
struct PostDetail: View {
  let post: Post

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        PostPicture(post: post)
          .aspectRatio(post.ratio, contentMode: .fit)
          .clipShape(.rect(cornerRadius: 16))
        Text(post.title)
          .font(.title.bold())
        Label(post.author, systemImage: "person.crop.circle")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Text(post.date, format: .dateTime.day().month(.wide).year())
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Text(post.text)
      }
      .frame(maxWidth: 640, alignment: .leading)
      .padding()
      .frame(maxWidth: .infinity)
    }
    .accessibilityIdentifier("detail")
    .navigationTitle(post.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
