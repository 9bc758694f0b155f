// @vitest-environment jsdom
import { useActionData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { mount, one, settle } from '../mount-example.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { renderOnServer } from '../render-example.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Form } from './form.tsx'
import type { FieldErrors } from './form-context.ts'

let leave: () => Promise<void> = async () => {}
afterEach(() => leave())

function Registration({ validate }: { validate?: (data: FormData) => FieldErrors }) {
  const answer = useActionData<{ errors: FieldErrors }>()
  return (
    <Form errors={answer?.errors} validate={validate}>
      <TextField name="nome" label="Nome" />
      <RadioGroup
        name="sesso"
        label="Sesso"
        options={[
          { value: 'f', label: 'F' },
          { value: 'm', label: 'M' },
        ]}
      />
      <button type="submit">Invia</button>
    </Form>
  )
}

const refuse = () => ({ errors: { nome: 'Scrivi il nome.', sesso: 'Scegli una risposta.' } })

test('what the server refuses is said beside the field and in a summary that takes the focus; nothing typed is lost', async () => {
  leave = (await mount(<Registration />, refuse)).unmount
  one<HTMLInputElement>('[name=nome]').value = 'Giulia'
  await settle(() => one('button').click())
  expect(document.activeElement).toBe(one('[role=alert]'))
  expect(one('[role=alert]').textContent).toContain('Errore: controlla questi campi')
  const field = one<HTMLInputElement>('[name=nome]')
  expect(field.value).toBe('Giulia')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Scrivi il nome.',
  )
})

test('each line of the summary leads to its field, also to the first answer of a group', async () => {
  Element.prototype.scrollIntoView = () => {}
  leave = (await mount(<Registration />, refuse)).unmount
  await settle(() => one('button').click())
  await settle(() => one('[role=alert] li:nth-child(1) a').click())
  expect(document.activeElement).toBe(one('[name=nome]'))
  await settle(() => one('[role=alert] li:nth-child(2) a').click())
  expect(document.activeElement).toBe(one('[name=sesso][value=f]'))
})

test('a line that could be of any field says of which it is, also when it is alone', async () => {
  const told = () => ({ nome: 'Campo obbligatorio.', novita: 'Accetta per continuare.' })
  const form = (
    <Form validate={told}>
      <TextField name="nome" label="Nome" />
      <Checkbox name="novita" label="Novità" />
      <button type="submit">Invia</button>
    </Form>
  )
  leave = (await mount(form)).unmount
  await settle(() => one('button[type=submit]').click())
  const lines = [...document.querySelectorAll('[role=alert] a')].map(({ textContent }) => textContent)
  expect(lines).toEqual(['Nome: Campo obbligatorio.', 'Accetta per continuare.'])
})

test('a line of the summary says which day it is about and leads there, also where a calendar took the place of the field', async () => {
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  const required = () => ({ nome: 'Campo obbligatorio', nascita: 'Campo obbligatorio' })
  const form = (
    <Form validate={required}>
      <TextField name="nome" label="Nome" />
      <DateField name="nascita" label="Data di nascita" />
      <button type="submit">Invia</button>
    </Form>
  )
  leave = (await mount(form)).unmount
  await vi.waitFor(() => expect(document.querySelector('[role=spinbutton]')).not.toBeNull())
  await settle(() => one('button[type=submit]').click())
  const lines = [...document.querySelectorAll<HTMLElement>('[role=alert] a')]
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Nome: Campo obbligatorio',
    'Data di nascita: Campo obbligatorio',
  ])
  await settle(() => lines[1]?.click())
  expect(document.activeElement).toBe(one('[role=spinbutton]'))
  vi.unstubAllGlobals()
})

test('what the form itself refuses never reaches the server', async () => {
  let asked = 0
  const count = () => {
    asked += 1
    return { errors: {} }
  }
  const validate = (data: FormData): FieldErrors => (data.get('nome') === '' ? { nome: 'Scrivi il nome.' } : {})
  leave = (await mount(<Registration validate={validate} />, count)).unmount
  await settle(() => one('button').click())
  expect(asked).toBe(0)
  expect(one('[role=alert]').textContent).toContain('Scrivi il nome.')
  one<HTMLInputElement>('[name=nome]').value = 'Giulia'
  await settle(() => one('button').click())
  expect(asked).toBe(1)
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('without JavaScript the server gives back what was typed, but never a password', () => {
  const html = renderOnServer(
    <Form values={{ nome: 'Giulia', novita: 'on', password: 'segreta' }}>
      <TextField name="nome" label="Nome" />
      <Checkbox name="novita" label="Novità" />
      <PasswordField name="password" label="Password" />
    </Form>,
  )
  expect(html).toContain('value="Giulia"')
  expect(html).toMatch(/type="checkbox"[^>]*checked=""/)
  expect(html).not.toContain('segreta')
})

test('a password can be shown and hidden', async () => {
  leave = (await mount(<PasswordField name="password" label="Password" />)).unmount
  await settle(() => one('[aria-label="Mostra password"]').click())
  expect(one<HTMLInputElement>('[name=password]').type).toBe('text')
  await settle(() => one('[aria-label="Nascondi password"]').click())
  expect(one<HTMLInputElement>('[name=password]').type).toBe('password')
})

test('[IDN-021] a line with characters that cannot be used is said at its field before anything is sent', async () => {
  const sent = vi.fn(() => ({ errors: {} }))
  leave = (await mount(<Registration />, sent)).unmount
  const field = one<HTMLInputElement>('[name=nome]')
  field.value = 'Giu\u202Elia'
  await settle(() => one('button').click())
  expect(one('[role=alert]').textContent).toContain('Ci sono caratteri che non si possono usare.')
  expect([sent.mock.calls.length, field.value]).toEqual([0, 'Giu\u202Elia'])
  field.value = 'Giulia D’Agostino'
  await settle(() => one('button').click())
  expect(sent).toHaveBeenCalledOnce()
})
