// Sentences of the dialog that imports a list, in Hindi. No native reader has seen them yet.
import { counted } from '../../counted.ts'
import { formatCount } from '../../money.ts'
import type { Translated } from '../translated.ts'
import type { importListSentences } from './import-list.ts'

const names = (count: number): string => counted(count, 'नाम', 'नाम')

export const importListSentencesInHindi = {
  button: 'सूची जोड़ें',
  title: 'सूची जोड़ें',
  text: 'मेहमानों की सूची, या पिछले विवाह की बही। लिखते समय ये नाम सुझाए जाएँगे, और उसी व्यक्ति के शगुन के साथ पिछली रक़म दिखेगी।',
  choose: 'Excel या CSV फ़ाइल चुनें',
  dropHere: 'फ़ाइल को खींचकर यहाँ भी छोड़ सकते हैं।',
  reading: 'पढ़ी जा रही है...',
  another: 'दूसरी फ़ाइल चुनें',
  importing: 'जोड़े जा रहे हैं...',
  import: (count) => `${names(count)} जोड़ें`,
  sample: (shown, all) => (shown === all ? names(all) : `${names(all)}, पहले ${shown} ये हैं`),
  occasion: 'ये शगुन किस आयोजन में दिए गए थे?',
  occasionHint: 'जैसे: रेखा का विवाह',
  year: 'साल',
  before: 'जोड़ी हुई सूचियाँ',
  listFailed: 'हम जोड़ी हुई सूचियाँ नहीं खोल सके।',
  undo: 'हटाएँ',
  undoList: (list) => `${list} की सूची हटाएँ`,
  tooLarge: 'यह फ़ाइल 5 MB से बड़ी है। कृपया केवल सूची को नई फ़ाइल में सेव करें।',
  unreadable: 'हम यह फ़ाइल नहीं पढ़ सके। कृपया इसे Excel (.xlsx) में सेव करें।',
  failed: 'सूची नहीं जुड़ सकी। कृपया फिर कोशिश करें।',
  undone: 'सूची हटा दी गई।',
  undoFailed: 'सूची नहीं हट सकी। कृपया फिर कोशिश करें।',
  column: (letter, heading) => (heading === '' ? `कॉलम ${letter}` : `कॉलम ${letter} (${heading})`),
  looksLike: 'में है:',
  columnsLeftOut: (columns) => `ये छोड़े जा रहे हैं: ${columns}।`,
  sheetsRead: (sheets) => `पढ़ा गया: ${sheets}।`,
  sheetsLeftOut: (sheets) => `नहीं पढ़ा गया: ${sheets}।`,
  sheet: (name) => `शीट “${name}”`,
  above: (rows) => `इसे शीर्षक मानकर छोड़ा जा रहा है: ${rows}।`,
  row: (number, text) => `पंक्ति ${number} “${text}”`,
  unreadAmounts: (count, rows) =>
    count === 1
      ? `1 रक़म नहीं पढ़ी जा सकी: ${rows}। वह नाम रक़म के बिना जुड़ेगा।`
      : `${formatCount(count)} रक़में नहीं पढ़ी जा सकीं: ${rows}। वे नाम रक़म के बिना जुड़ेंगे।`,
  leftOut: (count) =>
    count === 1
      ? '1 पंक्ति छोड़ी जा रही है, क्योंकि उसमें ठीक नाम नहीं है।'
      : `${formatCount(count)} पंक्तियाँ छोड़ी जा रही हैं, क्योंकि उनमें ठीक नाम नहीं है।`,
  imported: (count) => `${names(count)} ${count === 1 ? 'जुड़ गया' : 'जुड़ गए'}।`,
  names,
  amounts: (count) => `${formatCount(count)} के साथ रक़म`,
} satisfies Translated<typeof importListSentences>
