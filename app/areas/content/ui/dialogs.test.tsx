// @vitest-environment jsdom
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import '#design/dialog/dialog-content.tsx'
import { draw, eventually } from '../../../../tests/support/draw.ts'
import { RequestResultDialog } from './request-result.tsx'
import { ShareDialog } from './share.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const drawn = (element: React.ReactNode) => draw(<MemoryRouter>{element}</MemoryRouter>)

async function opened() {
  await eventually(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
  return document.querySelector('[role=dialog]') as HTMLElement
}

test('[BLK-040] [TRK-004] a page is shared on six networks, each told its address', async () => {
  const url = 'https://club.example/servizi?a=1'
  await drawn(<ShareDialog title="Tutela & legge" url={url} isOpen onClose={() => undefined} />)
  const links = [...(await opened()).querySelectorAll('a')]
  const said = links.map((link) => link.textContent?.replace(/ \(si apre.*/, ''))
  expect(said).toEqual(['WhatsApp', 'LinkedIn', 'Messenger', 'Facebook', 'X (Twitter)', 'E-mail'])
  for (const link of links) {
    expect(decodeURIComponent(link.href)).toContain(url)
    expect(link.dataset.eventCode).toBe('UC020')
  }
  expect(links[0]?.href).toContain('Tutela%20%26%20legge')
  // Messenger and the mail are programs, not pages: a tab opened for them would stay empty.
  expect(links.map(({ target }) => target)).toEqual(['_blank', '_blank', '', '_blank', '_blank', ''])
})

test('[BLK-041] a request that was taken says so, and leads home', async () => {
  await drawn(<RequestResultDialog result="success" onClose={() => undefined} />)
  const dialog = await opened()
  expect(dialog.textContent).toContain('Richiesta inviata con successo!')
  expect(dialog.textContent).toContain('Un nostro consulente ti chiamerà al più presto.')
  const link = dialog.querySelector('a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Torna in Homepage', '/'])
})

test('[BLK-042] a request that failed says so, and leads to who can help', async () => {
  await drawn(<RequestResultDialog result="failure" onClose={() => undefined} />)
  const dialog = await opened()
  expect(dialog.textContent).toContain('Ops, qualcosa è andato storto!')
  expect(dialog.textContent).toContain(
    'La richiesta non è andata a buon fine, riprova più tardi. Se hai bisogno di supporto contattaci!',
  )
  const link = dialog.querySelector('a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Contattaci', '/assistenza'])
})
