// The notice for hosts: what the sign-up asks, what for, who sees it, for how long, and what a host can do.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { Notice } from '@lifafa/contract/sentences/guest/in-language'

export const hostNotice: Notice = {
  title: 'What we do with a host’s details',
  description: `Which details ${PRODUCT_NAME} asks of a host, what for, who sees them, how long they are kept, and how to download or delete them.`,
  sinceLabel: 'Since',
  parts: [
    {
      title: 'What we ask, and what for',
      lines: [
        'Your name and email address: for your account, and for emails about it and about your money.',
        'Your phone number and address: so that we reach you about a payout.',
        'Your UPI ID: to send you your guests’ gifts. We ask the bank whose it is.',
        'Names, day, place and message of your event: for the page that your guests open.',
      ],
    },
    {
      title: 'Who sees it',
      lines: [
        'Your guests: what you write on the event, and the name that your bank has for your UPI ID, once you have confirmed it.',
        'Razorpay: your name and UPI ID, to pay you. If it opens an account for you, also your email address, phone number and PAN. The service that delivers our emails.',
        'Our own people, only to answer you or to clear up a payment. Authorities, where the law obliges us.',
      ],
    },
    {
      title: 'Your guests’ details',
      lines: [
        'You see them to keep a record of who gave what, and to thank them. Please use them for nothing else.',
        'Phone numbers and addresses may be erased some time after the event. You are told 30 days before.',
        'A guest may ask us to erase their details. Amount and day stay in your record.',
        'Gifts that you and your helpers write down: a helper sees names of earlier gifts or sums only if you allow it, and until the desk ends.',
      ],
    },
    {
      title: 'What you can do',
      lines: [
        'Correct your details, download everything, and delete your account, each in your settings. An account can be deleted once all your money has reached you.',
        'Withdraw your consent: by deleting the account. The record of payouts stays, without a name, as long as tax and accounting law asks.',
        'If our answer doesn’t satisfy you: the Data Protection Board of India.',
      ],
    },
  ],
  contact: 'Write to us',
  policy: 'Privacy Policy',
}

export const hostNoticeInHindi: Notice = {
  title: 'मेज़बान की जानकारी का उपयोग',
  description: `${PRODUCT_NAME} मेज़बान से कौन-सी जानकारी लेता है, किसलिए, उसे कौन देखता है, वह कब तक रहती है, और उसे कैसे डाउनलोड किया या मिटाया जा सकता है।`,
  sinceLabel: 'लागू होने की तारीख़:',
  parts: [
    {
      title: 'हम क्या पूछते हैं, और किसलिए',
      lines: [
        'आपका नाम और ईमेल पता: आपके खाते के लिए, और खाते व पैसों के बारे में ईमेल के लिए।',
        'आपका मोबाइल नंबर और पता: ताकि भुगतान के बारे में हम आप तक पहुँच सकें।',
        'आपकी UPI ID: मेहमानों का शगुन आप तक भेजने के लिए। हम बैंक से पूछते हैं कि वह किसकी है।',
        'आयोजन के नाम, दिन, जगह और संदेश: उस पेज के लिए जो आपके मेहमान खोलते हैं।',
      ],
    },
    {
      title: 'इसे कौन देखता है',
      lines: [
        'आपके मेहमान: जो आप आयोजन पर लिखते हैं, और आपकी UPI ID के लिए बैंक में दर्ज नाम, जब आप उसकी पुष्टि कर दें।',
        'Razorpay: आपका नाम और UPI ID, आपको पैसे भेजने के लिए। अगर वहाँ आपका खाता खोला जाए, तो आपका ईमेल पता, मोबाइल नंबर और PAN भी। हमारे ईमेल पहुँचाने वाली सेवा।',
        'हमारे अपने लोग, केवल आपको जवाब देने या किसी भुगतान को सुलझाने के लिए। सरकारी विभाग, अगर क़ानून के तहत ज़रूरी हो।',
      ],
    },
    {
      title: 'आपके मेहमानों की जानकारी',
      lines: [
        'वह आपको इसलिए दिखती है कि आप हिसाब रख सकें कि किसने क्या दिया, और धन्यवाद कह सकें। कृपया किसी और काम में न लें।',
        'मोबाइल नंबर और पते आयोजन के कुछ समय बाद मिटाए जा सकते हैं। आपको 30 दिन पहले बताया जाता है।',
        'कोई मेहमान हमसे अपनी जानकारी मिटाने को कह सकता है। रक़म और दिन आपके हिसाब में रहते हैं।',
        'जो शगुन आप और आपके सहायक लिखते हैं: सहायक पहले के शगुन के नाम या रक़म तभी देखता है जब आप अनुमति दें, और डेस्क बंद होने तक।',
      ],
    },
    {
      title: 'आप क्या कर सकते हैं',
      lines: [
        'अपनी जानकारी सुधारना, सब कुछ डाउनलोड करना, और अपना खाता मिटाना: सब आपकी सेटिंग्स में। खाता तब मिटाया जा सकता है जब आपका सारा पैसा आप तक पहुँच जाए।',
        'अपनी सहमति वापस लेना: खाता मिटाकर। भुगतानों का हिसाब, बिना नाम के, तब तक रहता है जब तक कर और लेखा के क़ानून कहें।',
        'अगर हमारे जवाब से आप संतुष्ट न हों: भारत का डेटा संरक्षण बोर्ड।',
      ],
    },
  ],
  contact: 'हमें लिखें',
  policy: 'गोपनीयता नीति (अंग्रेज़ी में)',
}
