// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { savingButton } from './keys.ts'

const button = (words: string) => `<button type="submit">${words}</button>`

beforeEach(() => {
  document.body.innerHTML = ''
})

describe('[DSK-008] what Ctrl+S presses', () => {
  test.each([
    [['Salva'], 'Salva'],
    [['Pubblica', 'Salva la bozza'], 'Salva la bozza'],
    [['Salva senza pubblicare', 'Pubblica'], 'Salva senza pubblicare'],
    [['Guarda che cosa cambia'], 'Guarda che cosa cambia'],
    [['Pubblica le modifiche'], null],
    [['Salva e pubblica'], null],
    [['Conferma il bonifico', 'Rimborsa', 'Invia', 'Rispondi e chiudi', 'Elimina'], null],
    [['Salva lo stesso'], null],
    [[], null],
  ])('%j: %s', (buttons, pressed) => {
    document.body.innerHTML = `<main id="contenuto"><form>${buttons.map(button).join('')}</form></main>`
    expect(savingButton()?.textContent ?? null).toBe(pressed)
  })

  test('is of the form one is writing in', () => {
    document.body.innerHTML = `<main id="contenuto"><form>${button('Salva')}</form><form id="own"><input>${button('Guarda che cosa cambia')}${button('Salva la bozza')}</form></main>`
    document.querySelector<HTMLInputElement>('#own input')?.focus()
    expect(savingButton()?.textContent).toBe('Salva la bozza')
    document.querySelector('#own button:last-of-type')?.remove()
    expect(savingButton()?.textContent).toBe('Guarda che cosa cambia')
  })

  test('and nothing of the frame', () => {
    document.body.innerHTML = `<header><form>${button('Salva')}</form></header><main id="contenuto"></main>`
    expect(savingButton()).toBeNull()
  })
})
