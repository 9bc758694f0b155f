import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { cx } from '#design/cx.ts'
import { FileField } from '#design/file-field/file-field.tsx'
import { dropField, fileFieldOf, type PictureWord } from '../model.ts'

type Props = {
  word: PictureWord
  path: string
  label: string
  again: string
  drop: string
  description: string
  /** Whether it will be seen on a dark ground. */
  isOnDark?: boolean
}

/** A drawing the club keeps among its words, on the ground where it will be seen. */
export function PictureWordField({ word, path, label, again, drop, description, isOnDark = false }: Props) {
  return (
    <div className="grid gap-4">
      <input type="hidden" name={word} value={path} />
      {path && (
        <div
          className={cx('justify-self-start rounded-card p-5', isOnDark ? 'bg-night' : 'border border-line bg-white')}
        >
          <img src={path} alt={`${label} di adesso`} height={32} width={128} className="h-8 w-auto" />
        </div>
      )}
      <FileField
        name={fileFieldOf(word)}
        label={path ? again : label}
        description={description}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        isOptional
      />
      {path && <Checkbox name={dropField(word)} label={drop} />}
    </div>
  )
}
