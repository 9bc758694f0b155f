import { describe, expect, test } from 'vitest'
import { InvalidInput } from '#platform/errors.ts'
import { UNSAFE_TEXT } from '#platform/pure/safe-text.ts'
import { checkPage, checkPageDraft, pageFaults } from './check-page.server.ts'
import { readHead } from './page-context.server.ts'

const faq = (title: string, question: string, answer: string) => ({
  regions: { main: [{ id: 'faq', type: 'faq', audience: {}, fields: { title, items: [{ question, answer }] } }] },
})

const WHOLE = ['Domande', 'Perché?', '<p>Così.</p>'] as const

describe('[IDN-021] the texts of a page', () => {
  test.each([
    ['a title turned around', 'main.0.fields.title', ['Doman\u202Ede', WHOLE[1], WHOLE[2]]],
    ['a title with a character of no width', 'main.0.fields.title', ['Doman\u200Bde', WHOLE[1], WHOLE[2]]],
    ['a line of two lines', 'main.0.fields.items.0.question', [WHOLE[0], 'Per\nché?', WHOLE[2]]],
    ['words turned around', 'main.0.fields.items.0.answer', [WHOLE[0], WHOLE[1], '<p>Co\u2067sì.</p>']],
    [
      'words turned around by their number',
      'main.0.fields.items.0.answer',
      [WHOLE[0], WHOLE[1], '<p>Co&#8238;sì.</p>'],
    ],
  ] as const)(
    '%s: said beside its field, kept in the draft, and never published',
    (_what, at, [title, question, answer]) => {
      const sent = faq(title, question, answer)
      const { document, faults } = checkPageDraft(sent)
      expect(faults).toEqual({ [at]: UNSAFE_TEXT })
      expect(pageFaults(document)).toEqual({ [at]: UNSAFE_TEXT })
      const refusal = catching(() => checkPage(document))
      expect(refusal).toBeInstanceOf(InvalidInput)
      expect((refusal as InvalidInput).fields).toEqual({ [at]: UNSAFE_TEXT })
    },
  )

  test.each(['Co\u0007sì', 'Co&#7;sì'])('a control character that nobody sees is left out: %j', (words) => {
    const { document, faults } = checkPageDraft(faq(WHOLE[0], WHOLE[1], `<p>${words}.</p>`))
    expect(faults).toEqual({})
    expect(JSON.stringify(document)).toContain('<p>Così.</p>')
  })

  test('accents, lines of a long text and joined emoji pass, in one spelling', () => {
    const { document, faults } = checkPageDraft(faq('Perche\u0301', 'Müller-Conti, Đorđević?', '<p>Sì\n👩‍⚕️</p>'))
    expect(faults).toEqual({})
    expect(checkPage(document).regions.main?.[0]?.fields).toMatchObject({ title: 'Perché' })
  })

  test.each(['title', 'description'])('the %s of the page itself', (name) => {
    const head = { title: 'Pagina', description: 'Prova', sharing: {}, [name]: 'Pa\u202Egina' }
    expect(readHead(head)).toMatchObject({ faults: { [`head.${name}`]: UNSAFE_TEXT } })
  })
})

function catching(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}
