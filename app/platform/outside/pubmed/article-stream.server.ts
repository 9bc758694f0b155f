const OPENING = /<(PubmedArticle|PubmedBookArticle)[\s>]/
/** A paper of the largest collaborations, with every author and address, is a few megabytes. */
const LARGEST_ARTICLE = 16 * 1024 * 1024

/**
 * Cuts a stream of PubMed XML into its papers, one `<PubmedArticle>` or `<PubmedBookArticle>` at a time: a file of thirty
 * thousand papers passes through the memory of one. What stands between papers (head, document type) is left aside.
 */
export async function* articlesIn(text: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of text) {
    rest += chunk
    for (;;) {
      const opening = OPENING.exec(rest)
      if (!opening) {
        rest = rest.slice(-OPENING_LENGTH)
        break
      }
      const { index: start } = opening
      const closing = `</${opening[1]}>`
      const end = rest.indexOf(closing, start)
      if (end < 0) {
        rest = rest.slice(start)
        if (rest.length > LARGEST_ARTICLE) throw new Error('A paper of this file never ends.')
        break
      }
      yield rest.slice(start, end + closing.length)
      rest = rest.slice(end + closing.length)
    }
  }
}

/** An opening may be cut by the end of a chunk. */
const OPENING_LENGTH = '<PubmedBookArticle>'.length
