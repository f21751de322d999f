import { enter } from '../../../lib/navigation/sessionMoves.ts'
import { paths } from '../../../lib/paths.ts'
import { readSession } from '../../../lib/session/session.ts'
import { finishDraft } from './signUpDraft.ts'

export function leaveSignUp(): void {
  finishDraft(readSession('authEmail'))
  enter({}, paths.home())
}
