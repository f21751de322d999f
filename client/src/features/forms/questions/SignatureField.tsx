import { pathOfStrokes, SIGNATURE_SIZE, signatureImageOf } from '@callout/contracts/forms/signature'
import { Button, Input, SegmentedControl, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import SignaturePad from 'signature_pad'
import { scaledStrokes } from './scaledStrokes.ts'
import { starred } from '../../../lib/forms/required.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { Filled } from './answers.ts'
import type { AnswerProps } from './answerProps.ts'
import classes from './Forms.module.css'
import { nowInSeconds } from '../../../lib/clock.ts'

const INK = '#16161c'

interface PadProps {
  readonly label: string
  readonly describedBy: string
  readonly isWrong: boolean
  readonly onDraw: (image: string) => void
}

function fit(canvas: HTMLCanvasElement): void {
  const ratio = Math.max(window.devicePixelRatio, 1)
  canvas.width = canvas.offsetWidth * ratio
  canvas.height = canvas.offsetHeight * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
}

function imageOf(pad: SignaturePad, canvas: HTMLCanvasElement): string {
  const scale = SIGNATURE_SIZE.width / canvas.offsetWidth
  return signatureImageOf(pathOfStrokes(pad.toData().map(({ points }) => points.map(({ x, y }) => ({ x: x * scale, y: y * scale })))))
}

function Pad({ label, describedBy, isWrong, onDraw }: PadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const draw = useEffectEvent(onDraw)
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    fit(element)
    const pad = new SignaturePad(element, { penColor: INK, minWidth: 1.2, maxWidth: 2.6 })
    pad.addEventListener('endStroke', () => draw(imageOf(pad, element)))
    let width = element.offsetWidth
    const resized = new ResizeObserver(() => {
      if (element.offsetWidth === width || element.offsetWidth === 0) return
      const strokes = scaledStrokes(pad.toData(), element.offsetWidth / width)
      width = element.offsetWidth
      fit(element)
      pad.fromData(strokes)
    })
    resized.observe(element)
    const keep = (event: TouchEvent): void => event.preventDefault()
    element.addEventListener('touchstart', keep, { passive: false })
    return () => {
      resized.disconnect()
      element.removeEventListener('touchstart', keep)
      pad.off()
    }
  }, [])
  return (
    <div className={classes.pad} data-wrong={isWrong || undefined}>
      <canvas ref={canvas} role="img" aria-label={label} aria-describedby={describedBy} />
      <span className={classes.baseline} aria-hidden />
    </div>
  )
}

export function SignatureView({ filled }: { readonly filled: Filled }) {
  const { signatureImage, signerName } = filled
  return signatureImage ? (
    <img className={classes.signature} src={signatureImage} alt={`Signature of ${signerName ?? 'the customer'}`} />
  ) : (
    <p className={classes.typed} dir="auto">
      {signerName}
    </p>
  )
}

export function SignatureField({ field, filled, onFill, problem, total, signer = null }: AnswerProps) {
  const id = useId()
  const format = useFormat()
  const [round, setRound] = useState(0)
  const [isFresh, setIsFresh] = useState(!filled?.signatureImage)
  const isTyped = filled?.value === 'typed'
  // A typed name is itself the signature, so it is never filled in.
  const name = filled?.signerName ?? (isTyped ? '' : (signer ?? ''))
  const terms = { signedTotal: total?.amount ?? null }
  const sign = (part: Filled): void => onFill((before) => ({ ...before, ...terms, ...part, signedAt: nowInSeconds() }))
  const clear = (): void => {
    setRound(round + 1)
    setIsFresh(true)
    onFill(({ signerName }) => ({ signerName, value: null }))
  }
  const choose = (kind: string): void => {
    setIsFresh(true)
    onFill(({ signerName }) => {
      const typed = signerName === signer ? null : signerName
      return kind === 'typed'
        ? { ...terms, signerName: typed, value: 'typed', signedAt: nowInSeconds() }
        : { signerName: typed, value: null }
    })
  }
  const nameProblem = problem && (isTyped || filled?.signatureImage) && name.trim() === '' ? problem : undefined
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label component="span" id={id} size="md" required={field.isRequired === true}>
        {field.name}
      </Input.Label>
      <div id={`${id}-terms`}>
        {field.terms && (
          <p className={`hint ${classes.terms}`} dir="auto">
            {field.terms}
          </p>
        )}
        {total && <p className={classes.total}>Total: {total.text}</p>}
      </div>
      <SegmentedControl
        fullWidth
        size="md"
        className={classes.ways}
        aria-label={`How to sign: ${field.name}`}
        value={isTyped ? 'typed' : 'drawn'}
        onChange={choose}
        data={[
          { value: 'drawn', label: 'Draw' },
          { value: 'typed', label: 'Type name' },
        ]}
      />
      {!isTyped && !isFresh && filled && <SignatureView filled={filled} />}
      {!isTyped && isFresh && (
        <Pad
          key={round}
          label={`Sign here: ${field.name}`}
          describedBy={`${id}-terms`}
          isWrong={Boolean(problem) && !filled?.signatureImage}
          onDraw={(signatureImage) =>
            onFill(({ signerName }) => ({
              ...terms,
              signerName: signerName ?? signer,
              value: 'drawn',
              signatureImage,
              signedAt: nowInSeconds(),
            }))
          }
        />
      )}
      {!isTyped && (
        <div className={`row ${classes.tools}`}>
          <Button variant="default" size="sm" disabled={!filled?.signatureImage} onClick={clear}>
            Clear
          </Button>
          {!filled?.signatureImage && <span className={classes.note}>Sign above</span>}
        </div>
      )}
      <TextInput
        mt={12}
        size="md"
        label="Signer’s name"
        {...(field.isRequired && starred)}
        autoComplete="off"
        value={name}
        error={nameProblem}
        onChange={({ currentTarget: { value } }) =>
          isTyped ? sign({ signerName: value, value: 'typed' }) : onFill((before) => ({ ...before, signerName: value }))
        }
      />
      {isTyped && name.trim() !== '' && (
        <p className={classes.typed} dir="auto">
          {name}
        </p>
      )}
      {filled?.signedAt && (filled.signatureImage || (isTyped && name.trim() !== '')) && (
        <p className={classes.note}>Signed {format.dateTime(filled.signedAt)}</p>
      )}
      {problem && !nameProblem && <p className={classes.problem}>{problem}</p>}
    </div>
  )
}
