-- The key of the form from which a box was made: sent again after a lost answer, it finds the box, until that is deleted.
alter table event_boxes add column request_key uuid;
create unique index event_boxes_once_per_request on event_boxes (host_id, request_key)
  where request_key is not null and deleted_at is null;
