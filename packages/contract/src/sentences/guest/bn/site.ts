// Header, footer and warnings around a notice, in Bengali. No native reader has seen these words yet.
import type { SiteWords } from '../in-language.ts'

export const site = {
  menu: 'মেনু',
  site: 'সাইট',
  aboutAndPolicies: 'পরিচয় ও নীতি',
  slogan: 'আশীর্বাদের খাম, নগদ ছাড়াই। আপনার প্রশ্নের উত্তর আমরা দিনরাত দিই।',
  signIn: 'সাইন ইন করুন',
  signUp: 'অ্যাকাউন্ট খুলুন',
  about: 'আমাদের কথা',
  contactUs: 'যোগাযোগ করুন',
  terms: 'নিয়ম ও শর্তাবলি',
  refundPolicy: 'টাকা ফেরত ও বাতিলের নীতি',
  privacyPolicy: 'গোপনীয়তা নীতি',
  tooOld: 'এখানে কিছু কাজ না করলে হয়তো আপনার ব্রাউজার পুরোনো। অনুগ্রহ করে আপডেট করুন বা অন্যটি ব্যবহার করুন।',
  ribbon: 'স্যান্ডবক্স: এখানে আসল টাকার লেনদেন হয় না।',
} satisfies SiteWords
