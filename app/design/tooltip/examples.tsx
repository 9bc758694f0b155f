import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { Tooltip } from './tooltip.tsx'

export const examples: Example[] = [
  {
    name: 'Su un pulsante',
    render: () => (
      <Tooltip text="I crediti si aggiornano ogni notte.">
        {(describedBy) => (
          <Button
            variant="ghost"
            isIconOnly
            icon="info"
            aria-label="Informazioni sui crediti"
            aria-describedby={describedBy}
          />
        )}
      </Tooltip>
    ),
  },
]
