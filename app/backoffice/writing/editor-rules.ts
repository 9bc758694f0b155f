import { InputRule, markInputRule, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { type Quotes, typedQuote } from '#platform/pure/quotes.ts'

/** STU-014. Signs that people write by habit, and what they become; undoing once brings the signs back. */
export function inputRulesOf({ nodes, marks }: Schema, quotes: Quotes): InputRule[] {
  const { h2, h3, ul, ol, blockquote, hr } = nodes
  const { strong, em } = marks
  return [
    ...(h2 ? [textblockTypeInputRule({ find: /^##\s$/, type: h2 })] : []),
    ...(h3 ? [textblockTypeInputRule({ find: /^###\s$/, type: h3 })] : []),
    ...(ul ? [wrappingInputRule({ find: /^\s*[-*]\s$/, type: ul })] : []),
    ...(ol
      ? [
          wrappingInputRule({
            find: /^(\d{1,3})\.\s$/,
            type: ol,
            getAttributes: ([, number]) => ({ start: Number(number) }),
            joinPredicate: ([, number], list) => list.childCount + Number(list.attrs.start) === Number(number),
          }),
        ]
      : []),
    ...(blockquote ? [wrappingInputRule({ find: /^\s*>\s$/, type: blockquote })] : []),
    ...(hr ? [lineRule] : []),
    ...(strong ? [markInputRule({ find: /(?:^|\s)(\*\*(?!\s)([^*]+)\*\*)$/, type: strong })] : []),
    quoteRule(quotes),
    ...(em ? [markInputRule({ find: /(?:^|\s)(_(?!\s)([^_]+)_)$/, type: em })] : []),
  ]
}

/** Three dashes alone, where a line may stand: the place to go on writing is below it. */
const lineRule = new InputRule({
  find: /^---$/,
  handler: ({ state, range }) => {
    const { tr, schema, doc } = state
    const $from = doc.resolve(range.from)
    const { hr, p } = schema.nodes
    if ($from.depth !== 1 || !hr || !p) return null
    tr.replaceWith($from.before(), $from.after(), [hr.create(), p.create()])
    tr.setSelection(TextSelection.near(tr.doc.resolve($from.before() + 1), 1))
    return undefined
  },
})

/** What is written as code is written as it stands. */
const quoteRule = (quotes: Quotes) =>
  new InputRule({
    find: /"$/,
    handler: ({ state, range: { to } }) => {
      const $sign = state.doc.resolve(to)
      const before = $sign.parent.textBetween(0, $sign.parentOffset - 1, undefined, ' ')
      const isCode = $sign.marks().some(({ type }) => type.name === 'code')
      const quote = isCode ? null : typedQuote(before, quotes)
      if (quote === null) return null
      state.tr.insertText(quote, to - 1, to)
      return undefined
    },
  })
