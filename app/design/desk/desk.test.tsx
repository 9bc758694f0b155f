// @vitest-environment jsdom
import { useState } from 'react'
import { Form, useActionData } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { Answer } from '#platform/pure/listing.ts'
import { mount, one, settle } from '../mount-example.tsx'
import { renderOnServer } from '../render-example.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { DeskForm } from './desk-form.tsx'
import { DeskList } from './desk-list.tsx'

let leave: () => Promise<void> = async () => {}
afterEach(() => leave())

const words = {
  find: 'Cerca una causa',
  one: 'causa',
  many: 'cause',
  order: 'dalla prossima',
  notFound: 'Nessuna causa trovata',
  noneYet: 'Non c’è ancora nessuna causa',
  first: 'La prima comincia da qui.',
}

/** A thing whose version the page reads anew while the form is on it. */
function Page() {
  const answer = useActionData<Answer<{ nome: string }>>()
  const [seen, setSeen] = useState(1)
  return (
    <>
      <DeskForm path="/cosa" seen={seen} answer={answer} backTo="/">
        <TextField name="nome" label="Nome" defaultValue={answer?.typed.nome ?? `versione ${seen}`} />
      </DeskForm>
      <Form method="post">
        <button type="submit" id="nascondi">
          Nascondi
        </button>
      </Form>
      <button type="button" id="rilegge" onClick={() => setSeen(seen + 1)}>
        Rileggi
      </button>
    </>
  )
}

const field = () => one<HTMLInputElement>('[name=nome]')
async function type(value: string) {
  await settle(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('what is there now is read anew while nothing was typed; what nobody saved stays, and counts for what it was written over', async () => {
  leave = (await mount(<Page />)).unmount
  await settle(() => one('#rilegge').click())
  expect(field().value).toBe('versione 2')
  expect(one<HTMLInputElement>('[name=seen]').value).toBe('2')
  await type('mio')
  expect(document.body.textContent).toContain('Modifiche non salvate')
  await settle(() => one('#rilegge').click())
  expect(field().value).toBe('mio')
  expect(one<HTMLInputElement>('[name=seen]').value).toBe('2')
})

test('who comes second is led to the notice, and Enter never saves over another’s work', async () => {
  const sent: string[] = []
  const refuse = async ({ request }: { request: Request }): Promise<Answer<{ nome: string }> | null> => {
    const form = await request.formData()
    if (!form.has('nome')) return null
    sent.push(`${form.get('act') ?? ''}|${form.get('over') ?? ''}|${form.get('seen')}`)
    const conflict = { message: 'Qualcun altro ha salvato.', who: 'Laura Villa', over: 'save 2' }
    return { errors: {}, typed: { nome: String(form.get('nome')) }, seen: String(form.get('seen')), conflict }
  }
  leave = (await mount(<Page />, refuse)).unmount
  await type('mio')
  await settle(() => one('[name=act][value=save]').click())
  expect(document.activeElement).toBe(one('[role=alert]'))
  expect(field().value).toBe('mio')
  const first = one<HTMLFormElement>('form').querySelector<HTMLButtonElement>('button[type=submit]')
  await settle(() => first?.click())
  await settle(() => one('[name=over]').click())
  expect(sent).toEqual(['save||1', 'save||1', '|save 2|1'])
  // Something else is done to the thing, which the page then reads anew: what was refused is still there, and still unsaved.
  await settle(() => one('#nascondi').click())
  await settle(() => one('#rilegge').click())
  expect(field().value).toBe('mio')
  expect(one<HTMLInputElement>('[name=seen]').value).toBe('1')
})

test.each([
  ['nothing there yet', { typed: '', chosen: {}, total: 0 }, ['0 cause', words.noneYet, words.first]],
  ['nothing found', { typed: 'rossi', chosen: {}, total: 0 }, ['0 cause', words.notFound, 'Azzera filtri']],
  ['one', { typed: '', chosen: { stato: 'chiuse' }, total: 1 }, ['1 causa<', 'le righe', 'Azzera filtri']],
  ['some', { typed: '', chosen: {}, total: 3 }, ['3 cause, dalla prossima', 'le righe']],
])('a list says which of four it is: %s', (_which, asked, said) => {
  const html = renderOnServer(
    <DeskList listed={{ ...asked, page: 1, pages: 1 }} words={words} icon="gavel" search={{ label: 'Pratica' }}>
      <p>le righe</p>
    </DeskList>,
  ).replaceAll('<!-- -->', '')
  for (const each of said) expect(html).toContain(each)
  expect(html.includes('le righe')).toBe(asked.total > 0)
})

test('the pages of a list keep the question and leave behind what was said on the way', () => {
  const listed = { typed: 'di rossi', chosen: { stato: 'chiuse' }, page: 1, pages: 3, total: 50 }
  const html = renderOnServer(
    <DeskList listed={listed} words={words} icon="gavel" search={{ label: 'Pratica' }}>
      <p>le righe</p>
    </DeskList>,
  )
  expect(html).toContain('cerca=di+rossi&amp;stato=chiuse&amp;pagina=2')
})
