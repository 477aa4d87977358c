import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, Types, trusted } from 'mongoose';
import { plainPictureOf } from '../../../demo/plain-picture.js';
import { CATEGORY, type CategoryModel, type CategoryRecord, nameKey } from '../models/category.model.js';
import { SUBCATEGORY, type SubcategoryModel, type SubcategoryRecord } from '../models/subcategory.model.js';
import type { Place } from './column-map.js';
import type { Placing } from './file-fields.js';
import type { PlaceNames } from './own-file.js';

/** The revision of the transaction. */
export type Stamp = () => Promise<number>;

/** The transaction that writes. */
export interface Writing {
  readonly session: ClientSession;
  readonly stamp: Stamp;
}

interface Placed {
  readonly place: Place;
}

/** The ids of the categories and subcategories that some products name. */
export interface EnsuredPlaces {
  readonly placeOf: (product: Placed) => Placing;
  /** By the forms in which they are compared. */
  readonly newCategories: readonly string[];
  readonly newSubcategories: readonly string[];
}

/** Finds the categories and subcategories that a file names, and makes those that are missing. */
@Injectable()
export class ImportPlaces {
  constructor(
    @InjectModel(CATEGORY) private readonly categories: CategoryModel,
    @InjectModel(SUBCATEGORY) private readonly subcategories: SubcategoryModel,
  ) {}

  /**
   * Names are compared as everywhere in the catalogue.
   * @param writing the transaction that writes the products; without it nothing is made, and what is missing gets ids
   *   that nothing has
   */
  async ensure(products: readonly Placed[], writing: Writing | undefined): Promise<EnsuredPlaces> {
    const places = [...new Map(products.map(({ place }) => [keyOf(place), place])).values()];
    const categories = await this.ensureCategories(places, writing);
    const categoryOf = (place: Place) => found(categories.ids, nameKey(place.category));
    const subcategories = await this.ensureSubcategories(places, categoryOf, writing);
    return {
      placeOf: ({ place }) => ({
        categoryIds: [categoryOf(place)],
        subCategoryIds: [found(subcategories.ids, keyOf(place))],
      }),
      newCategories: categories.made,
      newSubcategories: subcategories.made,
    };
  }

  /** By what names some products stand where they do; of none, nothing is asked. */
  async standing(
    products: readonly Placing[],
    session: ClientSession | undefined,
  ): Promise<(product: Placing) => PlaceNames> {
    if (products.length === 0) return () => ({ categories: [], subcategories: [] });
    const among = (ids: readonly Types.ObjectId[]) => ({ _id: trusted({ $in: ids }) });
    const categories = await this.categories
      .find(among(products.flatMap(({ categoryIds }) => categoryIds)), { name: 1 })
      .session(session ?? null)
      .lean<Named[]>();
    const subcategories = await this.subcategories
      .find(among(products.flatMap(({ subCategoryIds }) => subCategoryIds)), { name: 1 })
      .session(session ?? null)
      .lean<Named[]>();
    const names = new Map(
      [...categories, ...subcategories].map(({ _id, name }) => [_id.toHexString(), name]),
    );
    const namesOf = (ids: readonly Types.ObjectId[]) =>
      ids.flatMap((id) => names.get(id.toHexString()) ?? []);
    return ({ categoryIds, subCategoryIds }) => ({
      categories: namesOf(categoryIds),
      subcategories: namesOf(subCategoryIds),
    });
  }

  private async ensureCategories(places: readonly Place[], writing: Writing | undefined): Promise<Ensured> {
    const wanted = new Map(places.map(({ category }) => [nameKey(category), category]));
    const known = await this.categories
      .find({ nameLower: trusted({ $in: [...wanted.keys()] }) })
      .session(writing?.session ?? null)
      .lean<CategoryRecord[]>();
    const ids = new Map(known.map(({ nameLower, _id }) => [nameLower, _id]));
    const missing = [...wanted].filter(([key]) => !ids.has(key));
    for (const [nameLower, name] of missing) {
      const _id = new Types.ObjectId();
      ids.set(nameLower, _id);
      if (!writing) continue;
      const image = plainPictureOf([name], name);
      const revision = await writing.stamp();
      await this.categories.create([{ _id, name, nameLower, image, revision }], { session: writing.session });
    }
    return { ids, made: missing.map(([key]) => key) };
  }

  private async ensureSubcategories(
    places: readonly Place[],
    categoryOf: (place: Place) => Types.ObjectId,
    writing: Writing | undefined,
  ): Promise<Ensured> {
    const names = places.map(({ subcategory }) => nameKey(subcategory));
    const known = await this.subcategories
      .find({ nameLower: trusted({ $in: names }) })
      .session(writing?.session ?? null)
      .lean<SubcategoryRecord[]>();
    const ids = new Map<string, Types.ObjectId>();
    const made: string[] = [];
    for (const place of places) {
      const category = categoryOf(place);
      const nameLower = nameKey(place.subcategory);
      const same = known.find(
        (one) => one.nameLower === nameLower && one.categoryIds.some((id) => id.equals(category)),
      );
      const _id = same?._id ?? new Types.ObjectId();
      ids.set(keyOf(place), _id);
      if (same) continue;
      made.push(keyOf(place));
      if (!writing) continue;
      const image = plainPictureOf([place.subcategory, place.category], keyOf(place));
      const record = {
        _id,
        name: place.subcategory,
        nameLower,
        image,
        categoryIds: [category],
        revision: await writing.stamp(),
      };
      await this.subcategories.create([record], { session: writing.session });
    }
    return { ids, made };
  }
}

type Named = Pick<CategoryRecord, '_id' | 'name'>;

interface Ensured {
  readonly ids: Map<string, Types.ObjectId>;
  readonly made: readonly string[];
}

const keyOf = ({ category, subcategory }: Place): string => `${nameKey(category)}\0${nameKey(subcategory)}`;

function found(ids: ReadonlyMap<string, Types.ObjectId>, key: string): Types.ObjectId {
  const id = ids.get(key);
  if (!id) throw new Error(`The place ${JSON.stringify(key)} was not made.`);
  return id;
}
