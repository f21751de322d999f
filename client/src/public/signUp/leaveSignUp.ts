import { enter } from '../../shared/navigation/sessionMoves.ts'
import { paths } from '../../shared/paths.ts'
import { readSession } from '../../shared/session/session.ts'
import { finishDraft } from './signUpDraft.ts'

/** The account is complete: to the app. */
export function leaveSignUp(): void {
  finishDraft(readSession('authEmail'))
  enter({}, paths.home())
}
