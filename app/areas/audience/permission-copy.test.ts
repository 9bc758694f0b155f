import { describe, expect, test } from 'vitest'
import { anAudience } from './fixtures.ts'
import { SUBSCRIPTION_TYPES, type Wallets } from './model.ts'
import { isForNobody, permissionSentence, refusalSentence } from './permission-copy.ts'
import { isVisibleTo } from './rules.ts'

describe('[AUD-010] who sees it, in a sentence', () => {
  test.each([
    [{}, 'Lo vedono tutti.'],
    [{ visibility: [...SUBSCRIPTION_TYPES] }, 'Lo vedono tutti.'],
    [{ visibility: ['SUSPECT'] }, 'Lo vedono: visitatori.'],
    [{ visibility: ['REGISTRATO'] }, 'Lo vedono: registrati.'],
    [{ visibility: ['TRIAL'] }, 'Lo vedono: iscritti in prova.'],
    [{ visibility: ['PREMIUM'] }, 'Lo vedono: Premium.'],
    [{ visibility: ['EX_TRIAL'] }, 'Lo vedono: ex iscritti in prova.'],
    [{ visibility: ['EX_PREMIUM'] }, 'Lo vedono: ex Premium.'],
    [
      { visibility: ['EX_PREMIUM', 'PREMIUM'], wallet: ['ecm'] },
      'Lo vedono: Premium ed ex Premium con il portafoglio ECM.',
    ],
    [{ visibility: ['SUSPECT', 'REGISTRATO', 'TRIAL'] }, 'Lo vedono: visitatori, registrati e iscritti in prova.'],
    [{ wallet: ['ecm'] }, 'Lo vede chiunque abbia il portafoglio ECM.'],
    [{ wallet: ['ecm', 'legal'] }, 'Lo vede chiunque abbia uno dei portafogli ECM o Area legale.'],
    [{ excludedWallet: ['pubmed'] }, 'Lo vedono tutti, tranne chi ha il portafoglio Banca dati scientifica.'],
    [
      { visibility: ['TRIAL'], wallet: ['ecm'], excludedWallet: ['DAS', 'altro'] },
      'Lo vedono: iscritti in prova con il portafoglio ECM, tranne chi ha uno dei portafogli Polizza legale DAS o altro.',
    ],
  ] as const)('%j: %s', (permission, sentence) => {
    expect(permissionSentence(permission)).toBe(sentence)
  })

  test.each([
    [{ visibility: ['SUSPECT'], wallet: ['ecm'] }, true],
    [{ wallet: ['ecm'], excludedWallet: ['ecm'] }, true],
    [{ visibility: ['SUSPECT', 'PREMIUM'], wallet: ['ecm'] }, false],
    [{ wallet: ['ecm', 'legal'], excludedWallet: ['ecm'] }, false],
    [{}, false],
  ] as const)('%j is for nobody: %s, and the rule agrees', (permission, isNobody) => {
    expect(isForNobody(permission)).toBe(isNobody)
    // A visitor without an account holds no wallet.
    const held: Wallets[] = [{}, { ecm: {} }, { legal: {} }]
    const everyone = SUBSCRIPTION_TYPES.flatMap((type) =>
      held.slice(0, type === 'SUSPECT' ? 1 : undefined).map((wallets) => anAudience(type, { wallets })),
    )
    expect(everyone.some((audience) => isVisibleTo(permission, audience).visible)).toBe(!isNobody)
  })
})

test.each([
  [
    { kind: 'type', type: 'SUSPECT', allowed: ['TRIAL', 'PREMIUM'] } as const,
    'Lo vede solo chi è: In prova o Premium.',
  ],
  [{ kind: 'missing-wallet', wallets: ['ecm'] } as const, 'Lo vede solo chi ha il portafoglio ECM.'],
  [
    { kind: 'missing-wallet', wallets: ['ecm', 'DAS'] } as const,
    'Lo vede solo chi ha il portafoglio ECM o Polizza legale DAS.',
  ],
  [{ kind: 'excluded-wallet', wallet: 'DAS' } as const, 'Non è per chi ha il portafoglio Polizza legale DAS.'],
])('[AUD-010] an editor is told why: %o', (reason, sentence) => {
  expect(refusalSentence(reason)).toBe(sentence)
})
