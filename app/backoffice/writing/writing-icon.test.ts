import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import ImageIcon from 'lucide-react/icons/image'
import Italic from 'lucide-react/icons/italic'
import Keyboard from 'lucide-react/icons/keyboard'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Minus from 'lucide-react/icons/minus'
import Pilcrow from 'lucide-react/icons/pilcrow'
import Plus from 'lucide-react/icons/plus'
import Redo from 'lucide-react/icons/redo-2'
import RemoveFormatting from 'lucide-react/icons/remove-formatting'
import Subscript from 'lucide-react/icons/subscript'
import Superscript from 'lucide-react/icons/superscript'
import TableIcon from 'lucide-react/icons/table'
import TextQuote from 'lucide-react/icons/text-quote'
import Undo from 'lucide-react/icons/undo-2'
import { expect, test } from 'vitest'
import { sprite } from '#design/icon/sprite.ts'
import { WRITING_ICONS } from './writing-icon.tsx'

const SOURCES = {
  bold: Bold,
  'heading-2': Heading2,
  'heading-3': Heading3,
  image: ImageIcon,
  italic: Italic,
  keyboard: Keyboard,
  link: LinkIcon,
  list: List,
  'list-ordered': ListOrdered,
  minus: Minus,
  pilcrow: Pilcrow,
  plus: Plus,
  'redo-2': Redo,
  'remove-formatting': RemoveFormatting,
  subscript: Subscript,
  superscript: Superscript,
  table: TableIcon,
  'text-quote': TextQuote,
  'undo-2': Undo,
} satisfies Record<(typeof WRITING_ICONS)[number], unknown>

// The committed file is this snapshot: after changing the names run this file with -u.
test('[STU-014] every tool for writing has its sign', async () => {
  const drawn = sprite(WRITING_ICONS, (name) => SOURCES[name as keyof typeof SOURCES])
  await expect(drawn).toMatchFileSnapshot('./writing.svg')
})
