-- The words by which a host finds a gift of a box, in small letters, and by their sounds. A search reads all gifts of a box, some
-- thousand, so that these are kept. The guest list and the register read the same columns. Both tables are written anew.
--
-- The sounds are those of names/other-script.ts, for both scripts at once: letters of Devanagari become small Latin letters, and
-- Latin letters become capitals. A word that is typed in one script finds names in the other one. Letters beyond the end of the
-- second list are left out.

alter table contributions add column searched text not null generated always as (lower(
  coalesce(corrected_name, '') || ' ' || coalesce(guest_name, '') || ' ' || coalesce(guest_address, ''))) stored;
alter table contributions add column sounds text not null generated always as (translate(replace(lower(
  ' ' || coalesce(corrected_name, '') || ' ' || coalesce(guest_name, '') || ' ' || coalesce(guest_address, '') || ' '),
  'सिंह', 'सिंघ'),
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरऋृलळवशषसंँbcdfgjklmnpqrstvwxyzहअआइईउऊऎएऐऑऒओऔािीुूॅॆेैॉॊोौ़्ःaeiouh',
  'kkggnccjjnttddnttddnppbbmyrrrllvsssnnBCDPGJKLMNPKRSTVVXYJ')) stored;

alter table register_entries add column searched text not null generated always as (lower(
  coalesce(giver, '') || ' ' || coalesce(relation, '') || ' ' || coalesce(village, '') || ' ' || coalesce(family, '') || ' '
  || coalesce(words, '') || ' ' || letter || '-' || running)) stored;
alter table register_entries add column sounds text not null generated always as (translate(replace(lower(
  ' ' || coalesce(giver, '') || ' ' || coalesce(relation, '') || ' ' || coalesce(village, '') || ' ' || coalesce(family, '') || ' '
  || coalesce(words, '') || ' '),
  'सिंह', 'सिंघ'),
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरऋृलळवशषसंँbcdfgjklmnpqrstvwxyzहअआइईउऊऎएऐऑऒओऔािीुूॅॆेैॉॊोौ़्ःaeiouh',
  'kkggnccjjnttddnttddnppbbmyrrrllvsssnnBCDPGJKLMNPKRSTVVXYJ')) stored;

-- Until the hall screen was built, the notice said that a blessing is for the hosts alone. So a screen shows one once its host has read it.
alter table halls alter column holds_blessings set default true;
update halls set holds_blessings = true;
