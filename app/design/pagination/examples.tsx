import type { Example } from '../example.ts'
import { Pagination } from './pagination.tsx'

const at = (current: number, total: number, name: string): Example => ({
  name,
  render: () => <Pagination current={current} total={total} label={`Pagine: ${name.toLowerCase()}`} />,
})

export const examples: Example[] = [at(1, 3, 'Poche pagine'), at(10, 20, 'Nel mezzo di venti'), at(20, 20, 'In fondo')]
