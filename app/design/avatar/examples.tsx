import type { Example } from '../example.ts'
import { Avatar } from './avatar.tsx'

const people = ['Giulia Ferri', 'Dott. Marco Bianchi', 'Anna Colombo', 'Luca De Angelis', 'Sara Rizzo', 'Paolo Greco']

export const examples: Example[] = [
  {
    name: 'Iniziali',
    render: () => (
      <div className="flex flex-wrap items-center gap-3">
        {people.map((name) => (
          <Avatar key={name} name={name} isNamed size={56} />
        ))}
        <Avatar name="Giulia Ferri" isNamed size={32} />
      </div>
    ),
  },
]
