// Tests which posters can be printed, and that each file has a name of its own.
import { expect, test } from 'vitest'
import { canPrintNames, PRINT_FILES, printFileName } from './printed-posters.ts'

const BOX = {
  giftid: '',
  name: 'Griha Pravesh 🏡',
  message: '',
  groom_name: 'आरव शर्मा',
  bride_name: 'யாழினி',
  location: '',
  marriage_date: '2026-11-22',
}

test('each language on each paper, with and without bleed, is a file', () => {
  expect(new Set(PRINT_FILES.map(printFileName)).size).toBe(8 * 3 * 2)
  expect(printFileName({ language: 'hindi', paper: 'a5', hasBleed: true })).toBe('hindi-a5-with-bleed.pdf')
})

test.each([
  ['आरव', 'யாழினி', true],
  ['Søren-Åke', 'అనూష', true],
  ['Łukasz Şahin', 'Ｍｅｅｒａ', true],
  ['Hươu', 'Meera', false],
  ['ನಂದಿನಿ', 'ਗੁਰਪ੍ਰੀਤ', true],
  ['عائشہ', 'Meera', true],
  ['Aarav', '美咲', false],
])('the names %s and %s can be printed: %s', (groom_name, bride_name, canPrint) => {
  expect(canPrintNames({ ...BOX, event_type: 'marriage', groom_name, bride_name })).toBe(canPrint)
})

test('for another event the name of the box counts', () => {
  expect(canPrintNames({ ...BOX, event_type: 'other', groom_name: '美咲' })).toBe(true)
  expect(canPrintNames({ ...BOX, event_type: 'other', name: 'عید مبارک' })).toBe(true)
  expect(canPrintNames({ ...BOX, event_type: 'other', name: '結婚式' })).toBe(false)
  expect(canPrintNames({ ...BOX, event_type: 'other', name: '🎂🎉' })).toBe(false)
})
