import axe from 'axe-core'
import { JSDOM } from 'jsdom'

type AxeWindow = JSDOM['window'] & { axe: typeof axe }

/** Reading axe costs more than asking it: one window serves a whole worker, one piece of page after the other. */
let shared: AxeWindow | null = null
function axeWindow(): AxeWindow {
  if (shared) return shared
  const { window } = new JSDOM('<!doctype html><html lang="it"><title>Prova</title><body><main></main></body></html>', {
    runScripts: 'outside-only',
  })
  window.eval(axe.source)
  shared = window as unknown as AxeWindow
  return shared
}

/** The accessibility faults axe finds in a piece of page. Colours need a real screen: tokens and journeys check those. */
export async function accessibilityFaults(html: string): Promise<string[]> {
  const window = axeWindow()
  const main = window.document.querySelector('main')
  if (!main) throw new Error('The window has no main part.')
  main.innerHTML = html
  const { violations } = await window.axe.run(window.document.body, {
    rules: { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } },
    // Only faults are told: naming every element that is well would take longer than the search. There are no styles to fetch.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
