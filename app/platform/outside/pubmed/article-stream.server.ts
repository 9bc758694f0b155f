const OPENING = /<PubmedArticle[\s>]/
const CLOSING = '</PubmedArticle>'
/** A paper of the largest collaborations, with every author and address, is a few megabytes. */
const LARGEST_ARTICLE = 16 * 1024 * 1024

/**
 * Cuts a stream of PubMed XML into its papers, one `<PubmedArticle>` at a time: a file of thirty thousand papers passes
 * through the memory of one. What stands between papers (head, document type, books) is left aside.
 */
export async function* articlesIn(text: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of text) {
    rest += chunk
    for (;;) {
      const start = OPENING.exec(rest)?.index ?? -1
      if (start < 0) {
        rest = rest.slice(-OPENING_LENGTH)
        break
      }
      const end = rest.indexOf(CLOSING, start)
      if (end < 0) {
        rest = rest.slice(start)
        if (rest.length > LARGEST_ARTICLE) throw new Error('A paper of this file never ends.')
        break
      }
      yield rest.slice(start, end + CLOSING.length)
      rest = rest.slice(end + CLOSING.length)
    }
  }
}

/** An opening may be cut by the end of a chunk. */
const OPENING_LENGTH = '<PubmedArticle>'.length
