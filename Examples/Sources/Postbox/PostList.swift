import SwiftUI

/// The feed: cards that are made as they come into sight, pulled to be refreshed.
struct PostList: View {
  @Environment(Feed.self) private var feed

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 20) {
          ForEach(feed.posts) { post in
            NavigationLink(value: post) { PostCard(post: post) }
              .buttonStyle(.plain)
          }
        }
        .frame(maxWidth: 640)
        .padding()
        .frame(maxWidth: .infinity)
      }
      .accessibilityIdentifier("feed")
      .background(Color(.systemGroupedBackground))
      .refreshable { await feed.load() }
      .overlay { placeholder }
      .safeAreaInset(edge: .bottom) {
        if let problem = feed.problem, !feed.posts.isEmpty { ProblemBar(problem: problem) }
      }
      .animation(.default, value: feed.problem)
      .navigationTitle("Postbox")
      .navigationDestination(for: Post.self) { PostDetail(post: $0) }
    }
    .task { await feed.load() }
  }

  /// What is there instead of posts.
  @ViewBuilder private var placeholder: some View {
    if feed.posts.isEmpty {
      if let problem = feed.problem, !feed.isLoading {
        ContentUnavailableView {
          Label("No Post Today", systemImage: "wifi.slash")
        } description: {
          Text(problem)
        } actions: {
          Button("Try Again") { Task { await feed.load() } }
            .buttonStyle(.borderedProminent)
        }
      } else if feed.hasAnswer {
        ContentUnavailableView("The Postbox Is Empty", systemImage: "tray")
      } else {
        ProgressView("Fetching the post…")
      }
    }
  }
}

/// Says below the old posts that there are no new ones.
struct ProblemBar: View {
  let problem: String
  @Environment(Feed.self) private var feed

  var body: some View {
    HStack {
      Label(problem, systemImage: "exclamationmark.triangle.fill")
      Spacer()
      Button("Try Again") { Task { await feed.load() } }
    }
    .font(.subheadline)
    .padding()
    .background(.bar)
  }
}

/// A post in the list.
struct PostCard: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PostPicture(post: post)
        .aspectRatio(post.ratio, contentMode: .fit)
        .clipped()
      VStack(alignment: .leading, spacing: 4) {
        Text(post.title)
          .font(.headline)
        Text("\(post.author), \(post.date, format: .dateTime.day().month(.wide))")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .padding()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(.rect(cornerRadius: 16))
    .contentShape(.rect(cornerRadius: 16))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("post-\(post.id)")
  }
}

/// A post's picture, which fills its place when it has come; a button where it has not.
struct PostPicture: View {
  let post: Post
  @Environment(Feed.self) private var feed
  @State private var attempt = 0

  var body: some View {
    AsyncImage(
      url: feed.picture(of: post), transaction: Transaction(animation: .easeOut(duration: 0.25))
    ) { phase in
      ZStack {
        Color(.tertiarySystemFill)
        switch phase {
        case .success(let image):
          image
            .resizable()
            .scaledToFill()
            .frame(minWidth: 0, minHeight: 0)
            .transition(.opacity)
            .accessibilityIdentifier("picture-\(post.id)")
        case .failure:
          Button {
            attempt += 1
          } label: {
            Label("Try Again", systemImage: "arrow.clockwise")
              .labelStyle(.iconOnly)
              .font(.title2)
              .padding()
          }
          .accessibilityIdentifier("again-\(post.id)")
        case .empty: ProgressView()
        @unknown default: EmptyView()
        }
      }
    }
    .id(attempt)
    .accessibilityLabel(post.title)
  }
}
