import { controlHeaders } from './connection.ts'

/** Opens a file of the outbox, which links can't: they send no session and no token. */
export async function openAttachment(path: string): Promise<void> {
  const response = await fetch(path, { headers: controlHeaders() })
  if (response.ok) window.open(URL.createObjectURL(await response.blob()), '_blank', 'noopener')
}
