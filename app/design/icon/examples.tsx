import type { Example } from '../example.ts'
import { Icon } from './icon.tsx'
import { healthIconNames, type IconName, interfaceIconNames } from './names.ts'

const Board = ({ names, size }: { names: readonly IconName[]; size: number }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2">
    {names.map((name) => (
      <li
        key={name}
        className="grid justify-items-center gap-2 rounded-small px-1 py-3 text-center text-xs text-ink-soft"
      >
        <Icon name={name} size={size} className="text-primary" />
        {name}
      </li>
    ))}
  </ul>
)

export const examples: Example[] = [
  { name: 'Interfaccia', render: () => <Board names={interfaceIconNames} size={24} /> },
  { name: 'Salute', render: () => <Board names={healthIconNames} size={36} /> },
  {
    name: 'Con un nome proprio',
    render: () => <Icon name="badge-check" label="Verificato" className="text-success" />,
  },
]
