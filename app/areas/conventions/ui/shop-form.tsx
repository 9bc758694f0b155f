import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DeskForm } from '#design/desk/desk-form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { Answer } from '#platform/pure/listing.ts'
import { DESK_PATH } from '../desk-copy.ts'
import type { ShopTyped } from '../desk-rules.ts'
import { SHOP_CATEGORIES } from '../model.ts'

type Props = {
  /** What is held of it; null for a new one. */
  shop: { id: number; version: number } | null
  typed: ShopTyped
  answer: Answer<ShopTyped> | null
}

/** What is said of a shop, but its mark. */
export function ShopForm({ shop, typed: held, answer }: Props) {
  const typed = answer?.typed ?? held
  return (
    <DeskForm
      path={`${DESK_PATH}/negozi/${shop?.id ?? 'nuovo'}`}
      seen={shop?.version}
      answer={answer}
      backTo={`${DESK_PATH}/negozi`}
    >
      <TextField name="name" label="Nome" isRequired maxLength={80} defaultValue={typed.name} />
      <Select
        name="category"
        label="Categoria"
        placeholder="Scegli"
        isRequired
        defaultValue={typed.category}
        options={SHOP_CATEGORIES.map(({ slug, label }) => ({ value: slug, label }))}
        className="max-w-sm"
      />
      <TextArea
        name="about"
        label="Che cosa vende"
        description="Una o due frasi: sono in testa alla sua pagina e nei motori di ricerca."
        isRequired
        rows={3}
        maxLength={400}
        defaultValue={typed.about}
      />
      <TextField
        name="siteUrl"
        label="Sito"
        description="Dove va chi ha ritirato un codice."
        isRequired
        inputMode="url"
        maxLength={300}
        defaultValue={typed.siteUrl}
      />
      <Checkbox
        name="isTop"
        label="Tra i negozi più amati"
        description="Il suo posto si sceglie nella Vetrina."
        defaultChecked={typed.isTop === 'on'}
      />
    </DeskForm>
  )
}
