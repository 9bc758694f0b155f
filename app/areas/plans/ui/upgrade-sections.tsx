import { useEffect, useState } from 'react'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { readCall } from '#areas/content/ui/read-call.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Card, CardBody, CardTitle } from '#design/card/card.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Tabs } from '#design/tabs/tabs.tsx'
import { OFFERS, RESOURCE_TABS, SERVICE_TABS, type Story } from '../upgrade-copy.ts'
import { tabsFor } from '../upgrade-rules.ts'

/** UPG-019. Words, a picture and the way on; the picture changes side from one to the next. */
export function StorySection({ story, isMirrored }: { story: Story; isMirrored?: boolean }) {
  return (
    <Band id={story.id} ground={isMirrored ? 'paper' : 'plain'}>
      <div className="grid items-center gap-8 md:grid-cols-2 lg:gap-14">
        <div className={isMirrored ? 'md:col-start-2 md:row-start-1' : ''}>
          <SectionHead eyebrow={story.eyebrow} title={story.title} lead={story.text} className="mb-4" />
          <Link look="standalone" to={story.link}>
            {story.label}
          </Link>
        </div>
        <div
          className={cx(
            'h-56 overflow-hidden rounded-card shadow-card md:h-72',
            isMirrored && 'md:col-start-1 md:row-start-1',
          )}
        >
          <CoverArt seed={story.seed} category={story.category} />
        </div>
      </div>
    </Band>
  )
}

/** UPG-017. Rows of four, without tooltips. */
export function OfferGrid() {
  return (
    <Band aria-labelledby="offerte">
      <SectionHead id="offerte" title="Quello che si apre con un piano" />
      <CardGrid columns={4}>
        {OFFERS.map(({ title, text, icon, link }) => (
          <Card key={title}>
            <CardBody>
              <Icon name={icon} size={28} className="text-primary" />
              <CardTitle to={link}>{title}</CardTitle>
              <p className="text-ink-soft">{text}</p>
            </CardBody>
          </Card>
        ))}
      </CardGrid>
    </Band>
  )
}

/** UPG-020, UPG-021. Five tabs; who sells insurance is not offered any, which is known only after asking. */
export function ServiceTabs({ type }: { type: SubscriptionType }) {
  const [isAps, setAps] = useState(false)
  useEffect(() => {
    if (type === 'SUSPECT') return
    const abort = new AbortController()
    readCall<{ isAPS: boolean }>('/CRM/Utente/IsAPS', { signal: abort.signal }).then(({ isAPS }) => setAps(isAPS))
    return () => abort.abort()
  }, [type])
  return (
    <Band id="upgrade-servizi" ground="paper" aria-labelledby="servizi">
      <SectionHead id="servizi" eyebrow="Servizi" title="Una persona accanto, quando serve" />
      <Tabs label="Servizi" panels={tabsFor(SERVICE_TABS, isAps).map(toPanel)} />
    </Band>
  )
}

/** UPG-022 */
export function ResourceTabs() {
  return (
    <Band id="upgrade-risorse" aria-labelledby="risorse">
      <SectionHead id="risorse" eyebrow="Risorse" title="Pronte per la pratica di ogni giorno" />
      <Tabs label="Risorse" panels={RESOURCE_TABS.map(toPanel)} />
    </Band>
  )
}

function toPanel({ id, tab, title, text, points, link, label }: (typeof SERVICE_TABS)[number]) {
  return {
    id,
    label: tab,
    content: (
      <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
        <div>
          <h3 className="font-display text-title-m">{title}</h3>
          <p className="mt-3 max-w-measure text-ink-soft text-lg">{text}</p>
          <ButtonLink to={link} variant="ghost" className="mt-5">
            {label}
          </ButtonLink>
        </div>
        <ul className="grid content-start gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Icon name="check" size={20} className="mt-1 shrink-0 text-success" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    ),
  }
}
