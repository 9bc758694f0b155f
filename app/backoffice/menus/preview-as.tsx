import { type ReactNode, useState } from 'react'
import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { TYPE_WORDS, walletWords } from '#areas/audience/permission-copy.ts'
import type { FrameMenu } from '#areas/content/menu-model.ts'
import type { DraftItem } from '#areas/content/menu-rules.ts'
import { Button } from '#design/button/button.tsx'
import { MenuPreview } from './menu-preview.tsx'

/** AUD-011. The menu as each of the six types gets it, with the wallets that change it. */
export function PreviewAs({ menu, items }: { menu: FrameMenu; items: readonly DraftItem[] }) {
  const [type, setType] = useState<SubscriptionType>('SUSPECT')
  const [held, setHeld] = useState<readonly string[]>([])
  const codes = [
    ...new Set(items.flatMap((item) => [item, ...item.items]).flatMap(({ audience }) => walletsOf(audience))),
  ]
  return (
    <section aria-labelledby="anteprima" className="grid grid-cols-[minmax(0,1fr)] gap-4 border-line border-t pt-6">
      <h2 id="anteprima" className="text-title-s">
        Come lo vede
      </h2>
      <div className="flex flex-wrap gap-2">
        {SUBSCRIPTION_TYPES.map((known) => (
          <Choice key={known} isOn={known === type} onPress={() => setType(known)}>
            {TYPE_WORDS[known]}
          </Choice>
        ))}
        {codes.map((code) => (
          <Choice
            key={code}
            isOn={held.includes(code)}
            onPress={() => setHeld(held.includes(code) ? held.filter((each) => each !== code) : [...held, code])}
          >
            con {walletInWords(code)}
          </Choice>
        ))}
      </div>
      <MenuPreview menu={menu} items={items} type={type} wallets={held} />
    </section>
  )
}

const walletsOf = ({ wallet = [], excludedWallet = [] }: DraftItem['audience']) => [...wallet, ...excludedWallet]
const walletInWords = (code: string) => `il portafoglio ${walletWords(code)}`

function Choice({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Button variant={isOn ? 'solid' : 'ghost'} size="small" aria-pressed={isOn} onClick={onPress}>
      {children}
    </Button>
  )
}
