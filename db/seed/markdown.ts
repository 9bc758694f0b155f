import { Marked } from 'marked'

const marked = new Marked({
  renderer: {
    tablecell({ header, tokens }) {
      const words = this.parser.parseInline(tokens)
      // A head without words heads nothing.
      return header && words ? `<th scope="col">${words}</th>\n` : `<td>${words}</td>\n`
    },
  },
})

/** The HTML of a text as the desk keeps it. A run of underscores is a line to write on, never emphasis. */
export function htmlOf(markdown: string): string {
  const plain = markdown.replace(/__+/g, (line) => '&#95;'.repeat(line.length))
  return marked.parse(plain, { async: false })
}
