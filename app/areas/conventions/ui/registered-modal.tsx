import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { safeRedirectPath } from '#platform/http/redirect.ts'

/**
 * CNV-012. What REGISTRATO meets on the page of a shop: it stands in the page and cannot be dismissed, only left. The
 * kept document leads home; where to go back to is read from the address afterwards, and only if it is a path of ours.
 */
export function RegisteredModal({ shopName }: { shopName: string }) {
  const { search } = useLocation()
  const [way, setWay] = useState('/')
  useEffect(() => {
    setWay(safeRedirectPath(new URLSearchParams(search).get('returnUrl')) ?? '/')
  }, [search])
  return (
    <Wrap className="grid justify-items-center py-10 md:py-16">
      <div
        role="dialog"
        aria-labelledby="negozio-chiuso"
        className="grid max-w-xl justify-items-center gap-4 rounded-card bg-raised p-7 text-center shadow-float sm:p-10"
      >
        <span className="grid size-16 place-items-center rounded-full bg-primary-tint text-primary">
          <Icon name="lock" size={30} />
        </span>
        <h2 id="negozio-chiuso" className="text-title-m">
          Le offerte di {shopName} sono riservate ai soci
        </h2>
        <p className="text-ink-soft">
          Con un piano del Club apri le pagine di tutti i negozi e ritiri i codici quando ti servono.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={way} variant="ghost">
            Chiudi
          </ButtonLink>
          <ButtonLink to="/upgrade">Scopri i piani</ButtonLink>
        </div>
      </div>
    </Wrap>
  )
}
