import axe from 'axe-core'
import { JSDOM } from 'jsdom'

/** The accessibility faults axe finds in a piece of page. Colours need a real screen: tokens and journeys check those. */
export async function accessibilityFaults(html: string, silenced: readonly string[] = []): Promise<string[]> {
  const { window } = new JSDOM(
    `<!doctype html><html lang="it"><title>Prova</title><body><main>${html}</main></body></html>`,
    {
      runScripts: 'outside-only',
    },
  )
  window.eval(axe.source)
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(window.document.body, {
    rules: Object.fromEntries(
      ['color-contrast', 'page-has-heading-one', ...silenced].map((rule) => [rule, { enabled: false }]),
    ),
  })
  window.close()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
