import { useEffect, useRef, useState } from 'react'
import { CallToActionButton } from '#areas/content/ui/call-to-action.tsx'
import { JsonLd } from '#areas/content/ui/json-ld.tsx'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { AccordionItem } from '#design/accordion/accordion.tsx'
import { Button } from '#design/button/button.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { Faq } from './schema.ts'

/** BLK-027. */
const FIRST_ITEMS = 5
const MOST_ITEMS = 100

/** BLK-027. Questions and answers, five at first. They open, and without JavaScript are all there, by the browser alone. */
export function FaqBlock({ id, data, headingLevel }: BlockProps<Faq>) {
  const items = data.items.slice(0, MOST_ITEMS)
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isWhole) list.current?.children[FIRST_ITEMS]?.querySelector('summary')?.focus()
  }, [isWhole])
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <div className="grid gap-x-14 gap-y-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="self-start lg:sticky lg:top-28">
          <SectionHead id={headingId} level={headingLevel} eyebrow={data.label} title={data.title} className="mb-4" />
          {data.content && <RichTextView html={data.content} className="text-lg text-ink-soft" />}
          {data.callToAction && (
            <div className="mt-6 mb-4">
              <CallToActionButton action={data.callToAction} />
            </div>
          )}
        </div>
        <div className="grid justify-items-start gap-6">
          <ul ref={list} className="grid w-full">
            {items.map(({ question, answer }, index) => (
              <li key={question} className={isWhole || index < FIRST_ITEMS ? '-mt-px' : '-mt-px hidden noscript:block'}>
                <AccordionItem title={question}>
                  <RichTextView html={answer} />
                </AccordionItem>
              </li>
            ))}
          </ul>
          {items.length > FIRST_ITEMS && (
            <Button
              variant="ghost"
              aria-expanded={isWhole}
              className="noscript:hidden"
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? 'Mostra meno' : 'Mostra altre'}
            </Button>
          )}
        </div>
      </div>
      <JsonLd data={faqPage(items)} />
    </Band>
  )
}

function faqPage(items: Faq['items']) {
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return { '@type': 'FAQPage', mainEntity }
}
