import { useState } from 'react'
import type { PageDocument, RegionName } from '#areas/content/model.ts'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Select } from '#design/select/select.tsx'
import { summaryOf } from '../shape-form/field-shape.ts'
import { entryOf, type Shapes } from './catalogue.ts'
import { blockOf, blocksOf, placeOf, type Spot } from './document-rules.ts'
import { REGION_WORDS } from './page-copy.ts'

type Props = {
  /** The block to be put elsewhere. */
  id: string | null
  page: PageDocument
  regions: readonly RegionName[]
  shapes: Shapes
  onClose: () => void
  onPut: (id: string, spot: Spot, how: 'move' | 'copy') => void
}

/** Where else a block goes, or a copy of it: on a long page nobody presses an arrow twenty times. */
export function PlaceDialog({ id, page, regions, shapes, onClose, onPut }: Props) {
  const [asked, setAsked] = useState<{ id: string; spot: string } | null>(null)
  const block = id ? blockOf(page, id) : null
  const spots = regions.flatMap((region) => [
    { value: `${region} `, label: `All’inizio di «${REGION_WORDS[region].title}»` },
    ...blocksOf(page, region).map((each, index) => ({
      value: `${region} ${each.id}`,
      label: `Dopo ${index + 1}. ${nameIn(each, shapes)} (${REGION_WORDS[region].title})`,
    })),
  ])
  const place = id ? placeOf(page, id) : null
  const chosen = asked && asked.id === id ? asked.spot : `${place?.region ?? regions[0]} ${id ?? ''}`
  const put = (how: 'move' | 'copy') => {
    const [region = '', after = ''] = chosen.split(' ')
    if (id) onPut(id, { region: region as RegionName, after: after || null }, how)
    onClose()
  }
  const isHere = chosen === `${place?.region} ${id}`
  return (
    <Dialog
      isOpen={block !== null}
      onClose={onClose}
      title={block ? `Dove metti «${nameIn(block, shapes)}»?` : ''}
      footer={
        <>
          <Button variant="ghost" icon="copy" onClick={() => put('copy')}>
            Metti una copia
          </Button>
          <Button aria-disabled={isHere || undefined} onClick={() => !isHere && put('move')}>
            Sposta
          </Button>
        </>
      }
    >
      <Select
        name="posto"
        label="Posto nella pagina"
        value={chosen}
        options={spots}
        onChange={(event) => id && setAsked({ id, spot: event.target.value })}
      />
    </Dialog>
  )
}

function nameIn({ type, fields }: { type: string; fields: unknown }, shapes: Shapes): string {
  const shape = shapes[type]
  return (shape && summaryOf(shape, fields)) || entryOf(type, shapes).name
}
