import { examples as advantages } from '#blocks/loyalty-advantages/examples.ts'
import { examples as steps } from '#blocks/loyalty-how-it-works/examples.ts'
import { missionCards } from '#blocks/loyalty-missions/examples.ts'
import { examples as points } from '#blocks/loyalty-points/examples.ts'
import { brands } from '#blocks/loyalty-top-brands/examples.ts'
import { block, head, type SeedPage } from './seed-page.ts'

const first = <Example extends { fields: unknown }>([example]: readonly Example[]): Example['fields'] => {
  if (!example) throw new Error('A block without examples.')
  return example.fields
}

/** LOY-019, LOY-027. The programme and the door of its catalogue. */
export const loyaltyPages: readonly SeedPage[] = [
  {
    path: '/programma-fedelta',
    parent: '/',
    head: head('Programma Fedeltà', 'Quello che fai nel Club diventa punti, e i punti diventano premi.'),
    regions: {
      main: [
        block('riprendi', 'loyalty-alternative', {}),
        block('saldo', 'loyalty-balance', {}),
        block('come-funziona', 'loyalty-how-it-works', first(steps)),
        block('missioni', 'loyalty-missions', {
          text: 'Cinque modi per guadagnare punti, tutti con quello che fai già.',
          missions: missionCards,
        }),
        block('accumulo', 'loyalty-points', first(points)),
        block('premi', 'loyalty-rewards-home', {}),
        block('marchi', 'loyalty-top-brands', { brands }),
        block('vantaggi', 'loyalty-advantages', first(advantages)),
      ],
    },
  },
  {
    path: '/programma-fedelta-premiati',
    parent: '/programma-fedelta',
    head: head('Premiati', 'Il catalogo dei premi del Programma Fedeltà: scegli con calma, entra quando hai deciso.'),
    regions: {
      main: [
        block('riprendi', 'loyalty-alternative', {}),
        block('categorie', 'loyalty-categories', {}),
        block('premi', 'loyalty-rewards-home', { layout: 'home', title: 'Per cominciare' }),
        block('marchi', 'loyalty-top-brands', { brands }),
      ],
    },
  },
]
