import { askCall } from '#platform/http/ask-call.ts'

export type Department = { departmentId: string; name: string }

const KEY = 'chat-department'

/**
 * LOG-025. Looks up which department chats with this member, while the club opens. Nobody waits for it and nobody hears of it
 * if it fails: the contact page asks again where nothing was found.
 */
export function findDepartment(): void {
  askDepartment().catch(() => undefined)
}

/** The department found at sign-in, or asked now; null when there is none to be had. */
export async function askDepartment(): Promise<Department | null> {
  const found = await askCall<Department>('/Chat/Dipartimento')
  if (!found.isOk) return null
  remember(found.answer)
  return found.answer
}

export function knownDepartment(): Department | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Department | null
  } catch {
    return null
  }
}

function remember(department: Department): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(department))
  } catch {
    // A browser that refuses storage asks again on the page that needs it.
  }
}
