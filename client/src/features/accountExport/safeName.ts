const LONGEST_NAME = 100
/** A name without characters that a file system refuses, or that lead to another folder. */
export function safeName(name: string): string {
  // eslint-disable-next-line no-control-regex
  const safe = name.replaceAll(/[\u0000-\u001f\u007f\\/:*?"<>|]/g, '_').replace(/^[.\s]+|[.\s]+$/g, '')
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]{1,8})?$/.exec(safe) ?? []
  return `${stem.slice(0, LONGEST_NAME)}${ending}` || 'file'
}
