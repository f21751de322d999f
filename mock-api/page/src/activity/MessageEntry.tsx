import { Anchor, Group } from '@mantine/core'
import { formatTime } from '../control/format.ts'
import { openAttachment } from '../control/openAttachment.ts'
import type { Message } from '../control/views.ts'
import { CopyButton } from '../shell/CopyButton.tsx'
import classes from './ActivityPanel.module.css'
import { Disclosure } from './Disclosure.tsx'

export function MessageEntry({ message: { to, subject, body, code, sent_at, attachments } }: { readonly message: Message }) {
  return (
    <Disclosure
      tag="Sent"
      title={subject}
      code={code === null ? undefined : <span className={classes['code']}>{code}</span>}
      note={`${formatTime(sent_at)} · to ${to}`}
    >
      {() => (
        <>
          <Group gap="xs">
            {code !== null && <CopyButton label="Copy code" text={code} />}
            <CopyButton label="Copy text" text={body} />
            {attachments.map(({ file_name, path }) => (
              <Anchor key={path} component="button" type="button" onClick={() => void openAttachment(path)}>
                {file_name}
              </Anchor>
            ))}
          </Group>
          {/* Scrollable by keyboard. */}
          <pre tabIndex={0} role="region" aria-label="Text">
            {body}
          </pre>
        </>
      )}
    </Disclosure>
  )
}
