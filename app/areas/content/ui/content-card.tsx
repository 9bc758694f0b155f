import { Badge } from '#design/badge/badge.tsx'
import { Card, CardBody, CardCover, CardMeta, CardTitle } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { excerpt } from '#platform/pure/text.ts'
import type { ContentCard } from '../article-model.ts'
import { itemPath } from '../article-rules.ts'
import { PictureView } from './picture.tsx'

type Props = { item: ContentCard; level?: 2 | 3 | 4; as?: 'article' | 'li'; isFirst?: boolean; withoutCover?: boolean }

/** BLK-044, BLK-017. An item among others: picture, kind, title, 150 characters, date. */
export function ContentCardView({ item, level = 3, as = 'article', isFirst, withoutCover }: Props) {
  return (
    <Card as={as}>
      {!withoutCover && (
        <CardCover>
          <PictureView picture={item.picture} isFirst={isFirst} />
        </CardCover>
      )}
      <CardBody>
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{item.contentType}</Badge>
          <span className="text-ink-soft text-sm">{item.category.label}</span>
        </p>
        <CardTitle level={level} to={itemPath(item)}>
          {item.title}
        </CardTitle>
        <p className="text-ink-soft">{excerpt(item.abstract)}</p>
        <CardMeta>
          <time dateTime={item.publicationDate.toISOString().slice(0, 10)}>
            {formatLongDateIt(item.publicationDate)}
          </time>
        </CardMeta>
      </CardBody>
    </Card>
  )
}

const TOOL_ICONS = {
  isMODLEG: 'scale',
  isTOOLLEG: 'gavel',
  isMODSCIENT: 'clipboard-list',
  isTOOLSCIENT: 'wrench',
} as const

/** BLK-044, CNT-017. A module or tool: icon, title, excerpt, action; whoever may not use it reads so before opening it. */
export function ToolCardView({
  item,
  isUsable,
  level = 3,
}: {
  item: ContentCard
  isUsable: boolean
  level?: 2 | 3 | 4
}) {
  return (
    <Card data-event-code={item.contentType === 'Tool' ? 'RS121' : 'RS111'} look={isUsable ? 'raised' : 'outlined'}>
      <CardBody className="max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-4 max-sm:[&>*]:col-start-2">
        <Icon
          name={item.useFlag ? TOOL_ICONS[item.useFlag] : 'file-text'}
          size={28}
          className="text-primary max-sm:col-start-1! max-sm:row-span-3"
        />
        <CardTitle level={level} to={itemPath(item)} className="font-strong font-text text-title-xs">
          {item.title}
        </CardTitle>
        <p className="text-ink-soft">{excerpt(item.abstract)}</p>
        <p className="mt-auto flex items-center gap-1.5 pt-2 font-strong text-primary" aria-hidden="true">
          {isUsable ? 'Apri' : 'Scopri come ottenerlo'}
          <Icon name={isUsable ? 'arrow-right' : 'lock'} size={18} />
        </p>
      </CardBody>
    </Card>
  )
}
