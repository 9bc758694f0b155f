type Made = { what: string; name: string; by: string; isEnglish?: boolean; licence: string; url: string }

/** Everything that is drawn with what others made, and is served: each under a licence that we have looked at (tests/licences.test.ts). */
export const DRAWN_WITH: readonly Made[] = [
  {
    what: 'Oggetti delle copertine e dei premi',
    name: 'Fluent Emoji',
    by: 'Microsoft Corporation, con i colori avvicinati ai nostri',
    licence: 'MIT',
    url: 'https://github.com/microsoft/fluentui-emoji',
  },
  {
    what: 'Ritratti delle persone inventate della dimostrazione',
    name: 'Open Peeps',
    by: 'Pablo Stanley, composti con DiceBear',
    licence: 'CC0-1.0',
    url: 'https://www.openpeeps.com',
  },
  { what: 'Icone', name: 'Lucide', by: 'Lucide Contributors', licence: 'ISC', url: 'https://lucide.dev' },
  {
    what: 'Icone della salute',
    name: 'Health Icons',
    by: 'Resolve to Save Lives',
    isEnglish: true,
    licence: 'MIT',
    url: 'https://healthicons.org',
  },
  {
    what: 'Carattere dei titoli',
    name: 'Source Serif 4',
    by: 'Adobe',
    licence: 'OFL-1.1',
    url: 'https://github.com/adobe-fonts/source-serif',
  },
  {
    what: 'Carattere dei testi',
    name: 'Source Sans 3',
    by: 'Adobe',
    licence: 'OFL-1.1',
    url: 'https://github.com/adobe-fonts/source-sans',
  },
]
