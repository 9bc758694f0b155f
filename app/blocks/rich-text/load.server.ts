import { withClubWords } from '#areas/content/club-words-rules.ts'
import type { LoadParts } from '../block.ts'
import type { RichTextFields } from './schema.ts'

/** PRV-010. Who the company is comes from the settings of the club, wherever a text of the law names it. */
export async function loadRichText(fields: RichTextFields, { club }: Pick<LoadParts, 'club'>): Promise<RichTextFields> {
  return club ? { ...fields, content: withClubWords(fields.content, club) } : fields
}
