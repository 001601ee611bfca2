// Tests texts of one line and of several lines.
import { describe, expect, test } from 'vitest'
import { textSentences } from '../sentences/fields/text.ts'
import { readField } from '../test/read-field.ts'
import { line, lines, optionalLines } from './schemas.ts'

describe('a text', () => {
  test('text of one line may hold links, and a blank in place of a line break', () => {
    expect(readField(line('Where?', 100), 'Taj, https://maps.app/x')).toBe('Taj, https://maps.app/x')
    expect(readField(line('Where?', 100), 'Taj\nPune')).toBe('Taj Pune')
  })
  test('text of several lines keeps its line breaks and tabs, and nothing else invisible', () => {
    expect(readField(lines('Where?', 100), '12 MG Road\r\n\tPune')).toBe('12 MG Road\r\n\tPune')
    expect(readField(lines('Where?', 100), 'Pu\u0000ne')).toEqual([textSentences.noInvisible('Pune')])
    expect(readField(lines('Where?', 4), 'Poona')).toEqual([textSentences.tooLong(4)])
    expect(readField(lines('Where?', 4), ' ')).toEqual(['Where?'])
  })
  test('that is optional is empty when absent', () => {
    expect(readField(optionalLines(3), undefined)).toBe('')
    expect(readField(optionalLines(3), null)).toBe('')
    expect(readField(optionalLines(3), 'long')).toEqual([textSentences.tooLong(3)])
    expect(readField(optionalLines(3), ['x'])).toEqual([textSentences.notText])
  })
})
