import { Button } from '@mantine/core'
import { IconBuildingStore, IconCheck, IconUser, type TablerIcon } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { goTo } from '../../../lib/navigation/address.ts'
import { paths } from '../../../lib/paths.ts'
import { AccountNote } from '../account/AccountNote.tsx'
import classes from './Cards.module.css'
import { readDraft, writeDraft } from './signUpDraft.ts'
import { StepButtons } from './StepButtons.tsx'
import { StepHeader } from './StepHeader.tsx'
import { useHasSession } from './useHasSession.ts'
import { goToStep } from './useSignUpStep.ts'
import type { RoleType } from '../../../lib/api/schemaTypes.generated.ts'

const types: readonly { readonly type: RoleType; readonly label: string; readonly text: string; readonly Icon: TablerIcon }[] = [
  { type: 'INDIVIDUAL', label: 'Individual', text: 'I do the work myself.', Icon: IconUser },
  { type: 'COMPANY', label: 'Company', text: 'I run a team.', Icon: IconBuildingStore },
]

/** Spec §2, step `chooseType`. Without an account (failed sign-in with Apple) the account form follows. */
export function TypeStep() {
  const hasSession = useHasSession()
  const [chosen, setChosen] = useState<RoleType>(() => readDraft().roleType ?? 'INDIVIDUAL')
  const choose = (roleType: RoleType): void => {
    setChosen(roleType)
    writeDraft({ roleType })
  }
  const next = (event: FormEvent): void => {
    event.preventDefault()
    writeDraft({ roleType: chosen, ...(!hasSession && { isTypeFirst: true }) })
    goToStep(hasSession ? 'setupType' : 'default')
  }
  const back = (): void => (hasSession ? goToStep('default') : goTo(paths.login()))
  return (
    <>
      <StepHeader step="chooseType" title="What is your account type?">
        {hasSession ? 'A company adds its staff and business details; an individual works alone.' : 'Next, you’ll create your account.'}
      </StepHeader>
      <form aria-label="What is your account type?" onSubmit={next}>
        <div role="radiogroup" aria-label="Account type" className={classes.cards}>
          {types.map(({ type, label, text, Icon }) => (
            <label key={type} className={classes.card}>
              <input
                type="radio"
                name="accountType"
                value={type}
                checked={chosen === type}
                onChange={() => choose(type)}
                aria-label={label}
              />
              <Icon size={24} stroke={1.6} className={`dim ${classes.icon}`} aria-hidden />
              <span className={classes.name}>{label}</span>
              <span className={classes.text}>{text}</span>
              <IconCheck size={16} stroke={2.4} className={classes.check} aria-hidden />
            </label>
          ))}
        </div>
        <StepButtons onBack={back}>
          <Button type="submit" size="md">
            Next
          </Button>
        </StepButtons>
      </form>
      {hasSession && <AccountNote />}
    </>
  )
}
