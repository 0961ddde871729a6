import type { FunctionDefinition, LentRights } from './function-definition.ts';
import { searchRole } from '../migrations/0003-patients.ts';

/** What an item must be beside what was typed; each left out where its argument is null. */
const filters = `item.tenant_id = tenant
            and (not only_active or item.is_active) and (not only_low or item.is_low)
            and (wanted_category is null or item.category = wanted_category)
            and (expires_until is null or item.first_expiry <= expires_until)
            and (at_place is null or exists (select from public.stock_level as level
              where level.tenant_id = tenant and level.item_id = item.id and level.place_id = at_place
                and level.is_stocked))`;

const findByIndex = `
  create or replace function find_stock_items_by_index(tenant uuid, patterns text[], only_active boolean, only_low boolean,
    wanted_category text, expires_until date, at_place uuid, after_name text, after_id uuid, at_most integer)
  returns setof uuid
  language plpgsql stable rows 50
  set search_path = pg_catalog, public
  set enable_seqscan = off set enable_indexscan = off set enable_bitmapscan = on set enable_sort = on
  set max_parallel_workers_per_gather = 0
  set plan_cache_mode = force_custom_plan
  as $$
  begin
    if cardinality(patterns) = 1 then
      return query select item.id from public.stock_item as item
        where item.search_text like patterns[1] and ${filters}
          and (after_name is null or (item.sort_name, item.id) > (after_name, after_id))
        order by item.sort_name, item.id limit at_most;
    else
      return query select item.id from public.stock_item as item
        where item.search_text like patterns[1] and item.search_text like patterns[2]
          and item.search_text like all (patterns) and ${filters}
          and (after_name is null or (item.sort_name, item.id) > (after_name, after_id))
        order by item.sort_name, item.id limit at_most;
    end if;
  end $$`;

const findItems = `
  create or replace function find_stock_items(tenant uuid, patterns text[], only_active boolean, only_low boolean,
    wanted_category text, expires_until date, at_place uuid, after_name text, after_id uuid, at_most integer)
  returns setof uuid
  language plpgsql stable security definer rows 50
  set search_path = pg_catalog, public
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
  as $$
  declare
    wanted constant integer := least(at_most, 201);
    budget integer := 1000;
    walked integer;
    matches uuid[];
  begin
    if tenant is distinct from nullif(current_setting('app.tenant_id', true), '')::uuid then
      raise exception 'The search is for the tenant of the transaction.' using errcode = 'insufficient_privilege';
    end if;
    loop
      select count(*), coalesce(array_agg(item.id order by item.sort_name, item.id) filter (
          where item.search_text like all (patterns) and ${filters}), '{}')
        into walked, matches
        from (
          select near.tenant_id, near.id, near.sort_name, near.search_text, near.category, near.is_active,
            near.is_low, near.first_expiry
          from public.stock_item as near
          where near.tenant_id = tenant and (near.sort_name, near.id) > (coalesce(after_name, ''),
              coalesce(after_id, '00000000-0000-0000-0000-000000000000'))
          order by near.sort_name, near.id
          limit budget
        ) as item;
      if cardinality(matches) >= wanted or walked < budget then
        return query select match from unnest(matches[:wanted]) as match;
        return;
      end if;
      exit when budget > 1000 or cardinality(matches) < 4;
      budget := least(20000, wanted * 1500 / cardinality(matches));
      exit when budget <= 1000;
    end loop;
    return query select match from public.find_stock_items_by_index(tenant, patterns, only_active, only_low,
      wanted_category, expires_until, at_place, after_name, after_id, wanted) as match;
  end $$`;

/**
 * The search of items by name, which works as that of patients (patient-search.ts): row-level security would keep LIKE
 * from using the trigram index. The first thousand by name tell whether a match is frequent: then a walk finds enough
 * of them soon; a rare one is fetched by the index. It returns ids alone, in the order of names.
 */
export const stockSearch: readonly FunctionDefinition[] = [
  { name: 'find_stock_items_by_index', text: findByIndex, owner: searchRole, callers: 'owner' },
  { name: 'find_stock_items', text: findItems, owner: searchRole, callers: 'app' },
];

/** What the search reads. */
export const readsOfStockSearch: LentRights['reads'] = {
  stock_item: 'tenant_id, id, sort_name, search_text, category, is_active, is_low, first_expiry',
  stock_level: 'tenant_id, item_id, place_id, is_stocked',
};
