import { Card, CardBody, CardTitle } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { excerpt } from '#platform/pure/text.ts'
import type { CalculatorWords } from '../model.ts'
import { calculatorPath } from './calculator-path.ts'

type Props = {
  calculator: Pick<CalculatorWords, 'id' | 'icon' | 'title' | 'text'>
  headingLevel?: 2 | 3 | 4
  as?: 'li' | 'article'
}

/** BLK-016. Icon, title and the first 150 characters of the text. */
export function CalculatorCard({ calculator, headingLevel = 3, as = 'li' }: Props) {
  return (
    <Card as={as}>
      <CardBody>
        <span className="mb-1 grid size-12 place-items-center rounded-pill bg-primary-tint text-primary">
          <Icon name={calculator.icon} size={26} />
        </span>
        <CardTitle level={headingLevel} to={calculatorPath(calculator.id)} className="text-title-xs">
          {calculator.title}
        </CardTitle>
        <p className="text-ink-soft">{excerpt(calculator.text)}</p>
      </CardBody>
    </Card>
  )
}
