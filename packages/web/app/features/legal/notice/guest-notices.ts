// The notice for guests: what is asked on the form, what for, who sees it, for how long, and what a guest can ask of us.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { Notice } from './notice.ts'

const SINCE = '2026-11-23'

export const guestNotice: Notice = {
  language: 'en',
  title: 'How we use your details',
  description: `Which details ${PRODUCT_NAME} asks of a guest, what for, who sees them, how long they are kept, and how to have them erased.`,
  since: SINCE,
  sinceLabel: 'Since',
  parts: [
    {
      title: 'What we ask, and what for',
      lines: [
        'Your name: so the hosts know who gave.',
        'Your phone number and address: so they can thank you, and so we can find your payment if something goes wrong.',
        'The amount, the date and the references of the payment: for the hosts’ record and our books.',
        'A blessing, if you write one: for the hosts.',
        'Your UPI PIN and your bank account number never reach us. We learn the UPI ID that you paid from, and the bank’s reference.',
      ],
    },
    {
      title: 'Who sees it',
      lines: [
        'The hosts of this event. Other guests see nothing of you.',
        'Razorpay, which carries out the payment.',
        'Our own people, only to answer you or to clear up a payment. Government authorities, where the law requires it.',
        'Nobody else. We sell nothing, and no advertiser or analytics watches this page.',
      ],
    },
    {
      title: 'For how long',
      lines: [
        'Phone number, address and UPI ID: until they’re no longer needed for thanks or for the payment, or until you ask us to erase them.',
        'Your name: as long as the hosts keep their record, or until you ask us to erase it.',
        'Amount, date and references: for as long as tax and accounting laws require.',
        'Hosts may download their guest list; then it is theirs.',
      ],
    },
    {
      title: 'What you can ask of us',
      lines: [
        'To see what we hold about you, to correct it, or to erase it. Once the money of the event has reached the hosts, we erase your details at once.',
        'To withdraw your consent. A gift that was given stays given; your details go.',
        'Write to us with the phone number that you gave with, or with your receipt. It costs nothing.',
        'If our answer does not satisfy you: the Data Protection Board of India.',
      ],
    },
  ],
  contact: 'Write to us',
  policy: 'Privacy Policy',
  other: 'हिन्दी में पढ़ें',
}

export const guestNoticeInHindi: Notice = {
  language: 'hi',
  title: 'आपकी जानकारी का उपयोग',
  description: `${PRODUCT_NAME} मेहमानों से कौन-सी जानकारी लेता है, किसलिए, उसे कौन देखता है, वह कब तक रहती है, और उसे कैसे मिटवाया जा सकता है।`,
  since: SINCE,
  sinceLabel: 'लागू होने की तारीख़:',
  parts: [
    {
      title: 'हम क्या पूछते हैं, और किसलिए',
      lines: [
        'आपका नाम: ताकि मेज़बान जान सकें कि शगुन किसने दिया।',
        'आपका मोबाइल नंबर और पता: ताकि वे आपको धन्यवाद कह सकें, और कोई गड़बड़ हो तो आपका भुगतान मिल सके।',
        'रक़म, तारीख़ और भुगतान का रेफ़रेंस नंबर: मेज़बान के हिसाब और हमारे बही-खाते के लिए।',
        'आपका आशीर्वाद, अगर आप लिखें: मेज़बान के लिए।',
        'आपका UPI PIN और बैंक खाता नंबर हम तक कभी नहीं पहुँचते। हमें वह UPI ID मिलती है जिससे आपने भुगतान किया, और बैंक का रेफ़रेंस नंबर।',
      ],
    },
    {
      title: 'इसे कौन देखता है',
      lines: [
        'इस आयोजन के मेज़बान। दूसरे मेहमान आपके बारे में कुछ नहीं देखते।',
        'Razorpay, जो भुगतान पूरा करता है।',
        'हमारे अपने लोग, केवल आपको जवाब देने या किसी भुगतान को सुलझाने के लिए। सरकारी विभाग, अगर क़ानून के तहत ज़रूरी हो।',
        'और कोई नहीं। हम कुछ नहीं बेचते, और कोई विज्ञापन या निगरानी सेवा इस पेज को नहीं देखती।',
      ],
    },
    {
      title: 'कब तक',
      lines: [
        'मोबाइल नंबर, पता और UPI ID: जब तक धन्यवाद या भुगतान के लिए ज़रूरत हो, या जब तक आप उन्हें मिटाने को न कहें।',
        'आपका नाम: जब तक मेज़बान अपना हिसाब रखें, या जब तक आप उसे मिटाने को न कहें।',
        'रक़म, तारीख़ और रेफ़रेंस नंबर: जब तक कर और लेखा के क़ानून कहें।',
        'मेज़बान मेहमानों की सूची डाउनलोड कर सकते हैं; फिर वह उनकी है।',
      ],
    },
    {
      title: 'आप हमसे क्या माँग सकते हैं',
      lines: [
        'कि हम दिखाएँ कि आपके बारे में हमारे पास क्या है, उसे सुधारें, या मिटा दें। आयोजन की रक़म मेज़बान तक पहुँच जाने के बाद हम आपकी जानकारी तुरंत मिटा देते हैं।',
        'आप अपनी सहमति वापस ले सकते हैं। दिया हुआ शगुन दिया हुआ रहता है; आपकी जानकारी हट जाती है।',
        'हमें उस मोबाइल नंबर के साथ लिखें जिससे आपने शगुन दिया, या अपनी रसीद के साथ। इसका कोई शुल्क नहीं है।',
        'अगर हमारे जवाब से आप संतुष्ट न हों: भारत का डेटा संरक्षण बोर्ड।',
      ],
    },
  ],
  contact: 'हमें लिखें',
  policy: 'गोपनीयता नीति (अंग्रेज़ी में)',
  other: 'Read in English',
}
