// Names that the field knows: the audit log, and payouts that are numbered within their box.
import { statements } from './statements.ts'

export const plainNames = statements(
  `alter table admin_deeds rename to audit_log`,
  `alter table audit_log rename column deed to action`,
  `alter table audit_log rename constraint admin_deeds_deed_check to audit_log_action_check`,
  `alter table audit_log rename constraint admin_deeds_name_their_host to audit_log_names_its_host`,
  `alter table audit_log rename constraint admin_deeds_name_their_payment to audit_log_names_its_payment`,
  `alter table audit_log rename constraint admin_deeds_name_their_payout to audit_log_names_its_payout`,
  `alter index admin_deeds_newest rename to audit_log_newest`,
  `alter index admin_deeds_host rename to audit_log_host`,
  `alter trigger admin_deeds_stand on audit_log rename to audit_log_is_append_only`,
  `alter table payouts rename column piece to number`,
  `alter table payouts rename constraint payouts_one_piece_once to payouts_number_is_unique`,
)
