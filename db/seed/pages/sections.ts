import { type SeedPage, textPage } from './seed-page.ts'

/** The doors of the main menu, told in words. An area that opens its own page at one of these paths takes its place. */
export const sectionPages: readonly SeedPage[] = [
  textPage('/professionisti-sanitari', '/', {
    title: 'Professionisti',
    description: 'La rete dei professionisti sanitari del Club, e la scheda con cui farsi trovare.',
    html: `<h2>La scheda professionale</h2>
<p>È la tua pagina pubblica: professione, specializzazioni, sedi, orari. La scrivi tu, la pubblichi quando vuoi, la togli quando vuoi.</p>
<h2>Chi la vede</h2>
<p>Nessuno finché non la pubblichi; poi chiunque, ma solo nei campi che hai scelto di mostrare.</p>`,
  }),
]
